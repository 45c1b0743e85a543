import * as z from 'zod/mini'

import { evidenceSchema } from './evidence.ts'

const id = z.string().check(z.minLength(1), z.maxLength(160))

/** One statement of the argument. `by`: taken from the papers by rules, written by a service, or by a person. */
export const claimSchema = z.object({
  id,
  text: z.string().check(z.maxLength(4000)),
  evidence: z.array(evidenceSchema),
  /** Whether it speaks for the section's thesis or against it. */
  stance: z.enum(['supports', 'opposes', 'neutral']),
  by: z.enum(['rule', 'service', 'person']),
  /** Where it stands; without one it waits beside the outline. */
  sectionId: z.optional(id),
})
export type Claim = z.infer<typeof claimSchema>

/** A part of the review. `text` is what a person reads; once a person has touched it, no generation writes over it unasked. */
export const narrativeSectionSchema = z.object({
  id,
  heading: z.string().check(z.maxLength(300)),
  text: z.string().check(z.maxLength(200_000)),
  origin: z.enum(['empty', 'rule', 'service', 'person']),
})
export type NarrativeSection = z.infer<typeof narrativeSectionSchema>

/** How two cards of the canvas stand to each other. */
export const linkKinds = ['supports', 'contradicts', 'extends', 'same-sample'] as const
export const claimLinkSchema = z.object({ id, from: id, to: id, kind: z.enum(linkKinds) })
export type ClaimLink = z.infer<typeof claimLinkSchema>

/** What an analysis of the kind `narrative` keeps. The canvas is a view of the same claims. */
export const narrativeBodySchema = z.object({
  schema: z.literal(1),
  scope: z.string().check(z.maxLength(4000)),
  angle: z.string().check(z.maxLength(2000)),
  audience: z.string().check(z.maxLength(500)),
  /** Words that the whole may have. */
  words: z.optional(z.int().check(z.minimum(1), z.maximum(200_000))),
  sections: z.array(narrativeSectionSchema),
  claims: z.array(claimSchema),
  notes: z.array(z.object({ id, text: z.string().check(z.maxLength(4000)) })),
  links: z.array(claimLinkSchema),
  /** Where cards lie on the canvas, by id of claim, note or paper, in its own units. */
  places: z.record(z.string(), z.object({ x: z.number(), y: z.number() })),
  /** The self-check: item → what the writer says of it. */
  checks: z.record(z.string(), z.object({ isDone: z.boolean(), note: z.string().check(z.maxLength(2000)) })),
  isFinal: z.boolean(),
})
export type NarrativeBody = z.infer<typeof narrativeBodySchema>
