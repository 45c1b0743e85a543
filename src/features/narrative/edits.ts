import type { Claim, NarrativeBody, NarrativeSection } from '#contract/narrative.ts'
import { citationMark } from '#science/narrative/write-section.ts'
import { papersOfClaim } from '#science/narrative/outline.ts'

/** A step from one body to the next: pure, so that it can be tried, undone and tested. */
export type Edit = (body: NarrativeBody) => NarrativeBody

const inList = <T extends { id: string }>(list: readonly T[], id: string, change: (item: T) => T): T[] =>
  list.map((item) => (item.id === id ? change(item) : item))

export const changeSection =
  (id: string, part: Partial<NarrativeSection>): Edit =>
  (body) => ({ ...body, sections: inList(body.sections, id, (section) => ({ ...section, ...part })) })

export const addSection =
  (section: NarrativeSection): Edit =>
  (body) => ({ ...body, sections: [...body.sections, section] })

export const moveSection =
  (id: string, by: 1 | -1): Edit =>
  (body) => {
    const from = body.sections.findIndex((section) => section.id === id)
    const to = from + by
    const moved = body.sections[from]
    if (!moved || to < 0 || to >= body.sections.length) return body
    const rest = body.sections.filter((section) => section.id !== id)
    return { ...body, sections: [...rest.slice(0, to), moved, ...rest.slice(to)] }
  }

/** Claims of a removed section wait beside the outline. */
export const removeSection =
  (id: string): Edit =>
  (body) => ({
    ...body,
    sections: body.sections.filter((section) => section.id !== id),
    claims: body.claims.map((claim) => (claim.sectionId === id ? withoutSection(claim) : claim)),
  })

const withoutSection = ({ sectionId: _sectionId, ...claim }: Claim): Claim => claim

export const putClaim =
  (claim: Claim): Edit =>
  (body) => ({
    ...body,
    claims: body.claims.some(({ id }) => id === claim.id)
      ? inList(body.claims, claim.id, () => claim)
      : [...body.claims, claim],
  })

/** To the end of a section's claims, or beside the outline. */
export const moveClaim =
  (id: string, sectionId: string | undefined): Edit =>
  (body) => {
    const claim = body.claims.find((each) => each.id === id)
    if (!claim) return body
    const rest = body.claims.filter((each) => each.id !== id)
    const moved = sectionId === undefined ? withoutSection(claim) : { ...claim, sectionId }
    return { ...body, claims: [...rest, moved] }
  }

/** With it go its links and its place on the canvas. */
export const removeClaim =
  (id: string): Edit =>
  (body) => {
    const { [id]: _place, ...places } = body.places
    return {
      ...body,
      claims: body.claims.filter((claim) => claim.id !== id),
      links: body.links.filter(({ from, to }) => from !== id && to !== id),
      places,
    }
  }

/** The citations of a claim at the end of its section's text. */
export const citeClaim =
  (claim: Claim): Edit =>
  (body) => {
    const marks = papersOfClaim(claim).map(citationMark).join('')
    const section = body.sections.find(({ id }) => id === claim.sectionId)
    if (!section || marks === '') return body
    const text = section.text.trimEnd()
    return changeSection(section.id, { text: text === '' ? marks : `${text} ${marks}`, origin: 'person' })(body)
  }
