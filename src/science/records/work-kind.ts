import type { PaperDraft } from '#contract/papers.ts'

/** What a record is beside the work that it is about. Two kinds are two records, however alike their titles are. */
export type WorkKind = 'publication' | 'preprint' | 'protocol' | 'erratum' | 'retraction' | 'concern' | 'comment'

/** Openings of a notice. A sign or "to" must follow where the word may begin an ordinary title ("Correction of scoliosis"). */
const notices: [RegExp, WorkKind][] = [
  [/^(?:erratum|errata|corrigend(?:um|a))\b/i, 'erratum'],
  [
    /^(?:(?:publisher|author|editorial)(?:['’]s)? )?(?:correction|amendment|addendum)s?(?: notice)? ?(?:to\b|for:|[:.–—]|$)/i,
    'erratum',
  ],
  [/^(?:notice of )?retraction(?: note| notice| statement)? ?(?:to\b|[:.–—]|$)/i, 'retraction'],
  [/^(?:notice of retraction|retraction notice|statement of retraction|withdrawal notice)\b/i, 'retraction'],
  [/^retraction of:? ?["'“‘]/i, 'retraction'],
  [/^(?:editorial )?(?:note|notice|expression) of concern\b/i, 'concern'],
  [
    /^(?:re|reply|response|comments?|commentary|authors?['’]? (?:reply|response)|letter to the editor) ?(?:to\b|on:|[:.])/i,
    'comment',
  ],
]
const noticeTypes: [RegExp, WorkKind][] = [
  [/^(?:published )?erratum$|^corrigendum$|^correction$/i, 'erratum'],
  [/^retraction (?:of publication|notice)$/i, 'retraction'],
  [/^expression of concern$/i, 'concern'],
]
const protocol =
  /\b(?:study|trial|review|research|a) protocol\b|\bprotocol (?:for|of) (?:an?|the|two|three)\b|: protocol\b/i
const servers =
  /\b(?:bio|med|chem|psy|soc|edu|eco|engr|earth|tech|bodo|meta|agri|law|sport)a?r[xχ]iv\b|\barxiv\b|\bssrn\b|^research square\b|^preprints(?:\.org)?$|\bosf preprints\b|^authorea\b|\bjmir preprints\b/i
/** DOI prefixes of servers that publish nothing but preprints. */
const preprintDoi =
  /^10\.(?:1101\/(?:\d{4}\.|\d{6}$)|48550\/arxiv|21203\/rs|20944\/preprints|26434\/chemrxiv|2139\/ssrn|31234\/|31235\/|31219\/osf|36227\/techrxiv|22541\/au|2196\/preprints)/i

/** The kind of a record, from its title, its types, its venue and its DOI; `publication` where nothing says otherwise. */
export function workKindOf(draft: PaperDraft): WorkKind {
  const title = draft.title.replace(/^[\s["'“‘]+/, '')
  const notice =
    notices.find(([opening]) => opening.test(title)) ??
    noticeTypes.find(([name]) => draft.publicationTypes?.some((type) => name.test(type)))
  if (notice) return notice[1]
  if (protocol.test(title)) return 'protocol'
  return isPreprint(draft) ? 'preprint' : 'publication'
}

function isPreprint({ type, venue, publisher, ids, publicationTypes, genre }: PaperDraft): boolean {
  if (ids.doi !== undefined && preprintDoi.test(ids.doi)) return true
  if (venue !== undefined) return servers.test(venue)
  if (type === 'article' || [...(publicationTypes ?? []), genre ?? ''].some((name) => /^preprint$/i.test(name)))
    return true
  return (publisher !== undefined && servers.test(publisher)) || (ids.arxiv !== undefined && ids.doi === undefined)
}

/** What the publisher or the congress put before or behind a title: it does not belong to the title. */
const status =
  /^[["'“‘\s]*(?:(?:retracted|withdrawn|removed)(?: article| paper| chapter)?|temporary removal)\s*[:.–—-]\s*| ?[[(](?:retracted|withdrawn)(?: article)?\.?(?: see [^\])]{0,120})?[\])]\.?$/gi

/** The title without "RETRACTED:", "[Retracted]" and the like: the paper is the same paper after its retraction. */
export const titleWithoutStatus = (title: string): string =>
  /retract|withdr|remov/i.test(title) ? title.replace(status, '') : title

/** The title without the words that make it a notice or a protocol, for comparing it with the title of its work. */
export function titleOfItsWork(title: string): string {
  return titleWithoutStatus(title)
    .replace(
      /^[\s["'“‘]*(?:(?:publisher|author)(?:['’]s)? )?(?:erratum|errata|corrigend(?:um|a)|correction|addendum|amendment|retraction(?: note| notice)?|notice of retraction|(?:editorial )?expression of concern|re|reply|response|comments?|commentary)s?(?: notice)? ?(?:to|for|on|of)?\b ?[:.–—-]? ?["'“‘]?/i,
      '',
    )
    .replace(
      /[:.,–—-]? ?(?:(?:an?|the) )?(?:study |trial |review |research )?protocol(?: (?:for|of) (?:an?|the))?\b[^:]{0,200}$/i,
      '',
    )
}
