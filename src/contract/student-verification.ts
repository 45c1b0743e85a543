import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'

export const documentTypeSchema = z.enum(['transcript', 'enrollment_letter', 'student_id_card'])
export type DocumentType = z.infer<typeof documentTypeSchema>

export const studentVerificationSchema = z.object({
  document: z.file(),
  institutionName: z.string().check(z.minLength(1)),
  graduationYear: z.string().check(z.minLength(4)),
  studentId: z.optional(z.string()),
  degreeProgram: z.optional(z.string()),
  documentType: documentTypeSchema,
  documentText: z.optional(z.string()),
})

/** "Any other response" is an outcome of its own (section 4 of the first text), so no field is demanded. */
export const verificationReplySchema = z.looseObject({
  status: z.nullish(z.string()),
  message: z.nullish(z.string()),
  payment: z.nullish(z.looseObject({ clientSecret: z.nullish(z.string()) })),
  paymentError: z.nullish(z.unknown()),
  error: z.nullish(z.string()),
  success: z.nullish(z.boolean()),
})
export type VerificationReply = z.infer<typeof verificationReplySchema>

export const studentVerificationApi = defineApi('student-verification', {
  /** Applies for student verification with a document. */
  submit: {
    method: 'POST',
    path: '/subscription/student-verification',
    body: studentVerificationSchema,
    encoding: 'multipart',
    response: verificationReplySchema,
    timeout: 'progress',
  },
})
