import * as z from 'zod/mini'

import { documentTypeSchema } from '#contract/student-verification.ts'

import { studentCopy } from './student.copy.ts'

const words = studentCopy.problems

export const GRADUATION_MIN = 2025
export const GRADUATION_MAX = 2035
export const documentRules = {
  types: ['jpeg', 'jpg', 'png', 'pdf', 'doc', 'docx'],
  maxBytes: 10 * 1024 * 1024,
} as const

const isYear = (text: string) => {
  const year = Number(text)
  return Number.isInteger(year) && year >= GRADUATION_MIN && year <= GRADUATION_MAX
}

/** What the application asks for before it is sent, in the words that it shows. */
export const studentForm = z.object({
  institutionName: z.string().check(z.regex(/\S/, words.institutionName)),
  graduationYear: z.string().check(z.minLength(4, words.graduationYear), z.refine(isYear, words.graduationYear)),
  documentType: z.enum(documentTypeSchema.options, words.documentType),
})

export const emptyApplication = {
  institutionName: '',
  studentId: '',
  degreeProgram: '',
  graduationYear: '',
  documentType: '',
  documentText: '',
}
export type Application = typeof emptyApplication
