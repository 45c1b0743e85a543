import type { Synthesis } from '#contract/syntheses.ts'

import { isOnlyUnchecked, isStruckBy } from './struck.ts'

/**
 * The synthesis as Markdown. Every citation stands behind its sentence with its quote; unverified ones are struck out, and so are
 * sentences that do not hold; doubtful ones and those that were not checked say so.
 * A server that keeps one text instead of sections gets that text back.
 */
export function synthesisMarkdown(synthesis: Synthesis): string {
  const lines = [`# ${synthesis.title ?? synthesis.query ?? 'Synthesis'}`, '']
  if (synthesis.query) lines.push(`Question: ${synthesis.query}`, '')
  for (const section of synthesis.sections ?? []) {
    lines.push(`## ${section.heading}`, '')
    for (const { text, citations, problems = [] } of section.sentences) {
      const notes = citations.map(({ documentId, quote, verified }) => {
        const note = `[${documentId}: “${quote}”]`
        return verified === 'none' ? `~~${note}~~ (no source found)` : note
      })
      const isDoubtful = problems.length > 0 && !isStruckBy(problems)
      const doubt = isOnlyUnchecked(problems) ? 'not checked' : 'doubtful'
      const said = isDoubtful ? `${text} (${doubt})` : problems.length > 0 ? `~~${text}~~ (not borne out)` : text
      lines.push([said, ...notes].join(' '), '')
    }
  }
  if (synthesis.content && (synthesis.sections ?? []).length === 0) lines.push(synthesis.content, '')
  for (const { scope } of synthesis.notFound ?? []) lines.push(`- Not found: ${scope}`)
  return `${lines.join('\n').trim()}\n`
}
