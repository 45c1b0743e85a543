import type { Claim, ClaimLink, NarrativeBody } from '#contract/narrative.ts'
import { paperCardId, type Place } from '#science/narrative/canvas.ts'

import { moveClaim, removeClaim, type Edit } from '../edits.ts'

/** Places of several cards at once. */
export const placeCards =
  (places: Readonly<Record<string, Place>>): Edit =>
  (body) => ({ ...body, places: { ...body.places, ...places } })

export const putNote =
  (id: string, text: string): Edit =>
  (body) => ({
    ...body,
    notes: body.notes.some((note) => note.id === id)
      ? body.notes.map((note) => (note.id === id ? { id, text } : note))
      : [...body.notes, { id, text }],
  })

/** The same two cards are linked once a kind. */
export const addLink =
  (link: ClaimLink): Edit =>
  (body) =>
    body.links.some(({ from, to, kind }) => from === link.from && to === link.to && kind === link.kind)
      ? body
      : { ...body, links: [...body.links, link] }

export const removeLink =
  (id: string): Edit =>
  (body) => ({ ...body, links: body.links.filter((link) => link.id !== id) })

const withoutNote =
  (id: string): Edit =>
  (body) => {
    const { [id]: _place, ...places } = body.places
    return {
      ...body,
      places,
      notes: body.notes.filter((note) => note.id !== id),
      links: body.links.filter(({ from, to }) => from !== id && to !== id),
    }
  }

/** Claims and notes go; papers are of the review and stay. */
export const removeCards =
  (ids: readonly string[]): Edit =>
  (body) =>
    ids.reduce((now, id) => withoutNote(id)(removeClaim(id)(now)), body)

/** A new section of the chosen claims, in the order in which they are given. */
export const sectionOf =
  (id: string, heading: string, claimIds: readonly string[]): Edit =>
  (body) => {
    const made: NarrativeBody = { ...body, sections: [...body.sections, { id, heading, text: '', origin: 'empty' }] }
    return claimIds.reduce((now, claimId) => moveClaim(claimId, id)(now), made)
  }

/** One claim from the words of the chosen notes and claims, standing on all that the claims stand on. */
export const claimOf =
  (id: string, cardIds: readonly string[]): Edit =>
  (body) => {
    const chosen = new Set(cardIds)
    const claims = body.claims.filter((claim) => chosen.has(claim.id))
    const notes = body.notes.filter((note) => chosen.has(note.id))
    const evidence = new Map(
      claims.flatMap((claim) => claim.evidence.map((each) => [`${each.documentId} ${each.quote}`, each] as const)),
    )
    const text = [...notes.map((note) => note.text), ...claims.map((claim) => claim.text)].join(' ').slice(0, 4000)
    const made: Claim = { id, text, evidence: [...evidence.values()], stance: 'neutral', by: 'person' }
    return { ...body, claims: [...body.claims, made] }
  }

/** The outline as Markdown: sections, their claims, what waits. */
export function outlineMarkdown(title: string, body: NarrativeBody): string {
  const list = (sectionId: string | undefined) =>
    body.claims.filter((claim) => claim.sectionId === sectionId).map(({ text }) => `- ${text.replaceAll('\n', ' ')}`)
  const waiting = list(undefined)
  return [
    `# ${title}`,
    ...body.sections.map(({ id, heading }) => [`## ${heading}`, ...list(id)].join('\n')),
    ...(waiting.length > 0 ? [['## Beside the outline', ...waiting].join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n')
}

/** What a link or a card is called by its id. */
export function nameOfCard(
  id: string,
  body: Pick<NarrativeBody, 'claims' | 'notes'>,
  labels: ReadonlyMap<string, string>,
): string {
  const claim = body.claims.find((each) => each.id === id)
  if (claim) return claim.text
  const note = body.notes.find((each) => each.id === id)
  if (note) return note.text
  for (const [documentId, label] of labels) if (paperCardId(documentId) === id) return label
  return id
}
