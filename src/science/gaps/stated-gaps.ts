import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

import { abstractStart, documentText, textHash } from '../evidence/document-text.ts'
import { placeAt, type FullText } from '../evidence/full-text.ts'
import { sentencesOf } from '../evidence/sentences.ts'

/** What a sentence admits or asks for. */
export type StatedKind = 'limitation' | 'future-work'
export type StatedGap = { documentId: string; year?: number; kind: StatedKind; evidence: Evidence }

const future =
  /\b(?:further|more|larger|additional|future|longer(?:-term)?|better|new|well-designed|high-quality|rigorous|prospective|randomi[sz]ed) (?:[\w-]+ ){0,5}?(?:research|stud(?:y|ies)|trials?|investigations?|work|data|evidence)\b[^.]{0,80}\b(?:needed|required|warranted|necessary|should|called for|must|desirable|recommended|essential|await\w*)|\b(?:need(?:ed|s)?|require[sd]?|warrant(?:ed|s)?|call(?:s|ed)? for) (?:for )?(?:a |an )?(?:further|more|larger|longer|additional|future|well-designed|high-quality|prospective|randomi[sz]ed)\b|\bfuture (?:research|stud(?:y|ies)|trials?|work)\b|\bremains? (?:to be|unclear|unknown|uncertain|controversial|unanswered|unresolved|largely unknown|poorly understood|an open question)\b|\b(?:little|not much) is known\b|\bhas (?:not|never|rarely|seldom) (?:yet )?been (?:\w+ )?(?:studied|investigated|examined|tested|evaluated|assessed|established)\b|\b(?:no|few|only (?:a )?few) (?:\w+ ){0,3}(?:studies|trials) (?:have|had|were found|exist)\b|\black of (?:\w+ ){0,3}(?:research|evidence|data|studies|trials)\b|\binsufficient (?:\w+ ){0,2}(?:evidence|data)\b/i
const limitation =
  /\blimitations?\b(?! of the (?:body|movement|motion))|\blimited by\b|\b(?:interpreted|regarded|viewed|generali[sz]ed) (?:\w+ )?with (?:\w+ )?caution\b|\b(?:small|modest|limited) (?:sample|number of (?:studies|trials|patients|participants))|\b(?:un|not )generali[sz]|\brisk of bias\b|\b(?:low|very low|poor)[- ](?:certainty|quality)\b|\bunderpowered\b|\black(?:ed|s)? of? ?(?:\w+ ){0,2}(?:control|blinding|power|randomi[sz]ation)\b|\bcannot (?:be )?(?:exclude|rule out|establish|prove|infer)|\b(?:was|were) not (?:blinded|randomi[sz]ed|controlled for)\b|\bself-report(?:ed)?\b[^.]{0,60}\bbias\b|\bshort follow-?up\b|\bsingle[- ]cent(?:er|re)\b[^.]{0,60}\b(?:limit|generali[sz])/i

const kindOf = (text: string, section: string | undefined): StatedKind | undefined => {
  if (future.test(text)) return 'future-work'
  if (limitation.test(text) || (section !== undefined && /limitation/.test(section))) return 'limitation'
  return undefined
}

/**
 * Sentences in which papers state their own limitations or ask for further work, verbatim, from abstracts and, where they
 * were read, full texts. Abstracts seldom carry limitations: `fullTexts` decides how much is found. What the same paper
 * says twice (in the abstract and in its file) counts once.
 */
export function statedGaps(
  papers: readonly Pick<Paper, 'id' | 'title' | 'abstract' | 'year'>[],
  fullTexts: ReadonlyMap<string, readonly FullText[]> = new Map(),
): StatedGap[] {
  return papers.flatMap((paper) => {
    const own = documentText(paper)
    const texts: { text: string; hash: string; from: number; full?: FullText }[] = [
      { text: own, hash: textHash(own), from: abstractStart(paper) },
      ...(fullTexts.get(paper.id) ?? []).map((full) => ({ text: full.text, hash: full.textHash, from: 0, full })),
    ]
    const said = new Set<string>()
    return texts.flatMap(({ text, hash, from, full }) =>
      sentencesOf(text).flatMap((sentence): StatedGap[] => {
        const place = full ? placeAt(full, sentence.start) : {}
        // The heading of a structured abstract says more than that of the section in which it stands.
        const section = sentence.section ?? place.section
        // The title of a section stands at its head and says nothing by itself.
        const isTitle = place.section?.split(': ').at(-1) === sentence.text
        const kind = sentence.start < from || isTitle ? undefined : kindOf(sentence.text, section?.toLowerCase())
        const key = sentence.text.toLowerCase().replace(/\W+/g, ' ')
        if (!kind || said.has(key)) return []
        said.add(key)
        const evidence: Evidence = {
          documentId: paper.id,
          quote: sentence.text,
          start: sentence.start,
          end: sentence.end,
          textHash: hash,
          verified: 'exact',
          ...place,
          ...(section !== undefined && { section }),
        }
        return [{ documentId: paper.id, ...(paper.year !== undefined && { year: paper.year }), kind, evidence }]
      }),
    )
  })
}
