import { gridEntrySchema, type GridRow } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import type { Pooled } from '#contract/review-body.ts'
import type { ReviewEvent, ReviewEventOf, ReviewStage } from '#contract/review-log.ts'
import { cohenKappa } from '#science/agreement/cohen-kappa.ts'
import { krippendorffAlpha } from '#science/agreement/krippendorff-alpha.ts'
import { fleissKappa, gwetAc1 } from '#science/agreement/many-raters.ts'
import type { Coefficient, Ratings } from '#science/agreement/ratings.ts'
import { armColumns } from '#science/arms/arm-columns.ts'

/** A paragraph or a row of a table of a Word document, under its last heading; cells are parted by " | ". */
export type Piece = { section: string; text: string }

/** The pieces of a Word document, from its XML. */
export function piecesOf(xml: string): Piece[] {
  const pieces: Piece[] = []
  let section = ''
  let style = ''
  let text = ''
  let row: string[] | undefined
  let cell: string[] = []
  const unescaped = (raw: string) => raw.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&') // prettier-ignore
  for (const [tag, word = ''] of xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<[^>]*>/g)) {
    if (tag.startsWith('<w:t>') || tag.startsWith('<w:t ')) text += unescaped(word)
    else if (/^<w:(?:br|tab)\b/.test(tag)) text += ' '
    else if (/^<w:tr[ >]/.test(tag)) row = []
    else if (/^<w:tc[ >]/.test(tag)) cell = []
    else if (tag.startsWith('<w:pStyle')) style = /w:val="([^"]*)"/.exec(tag)?.[1] ?? ''
    else if (tag === '</w:p>') {
      if (row) cell.push(text)
      else if (/^(?:Heading|Title)/.test(style)) section = text
      if (!row && text !== '') pieces.push({ section, text })
      text = ''
      style = ''
    } else if (tag === '</w:tc>') row?.push(cell.join(' '))
    else if (tag === '</w:tr>' && row) {
      pieces.push({ section, text: row.join(' | ') })
      row = undefined
    }
  }
  return pieces
}

/** "3,971" and "3971" are one number. */
const plain = (number: string) => (/^\d{1,3}(?:,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number)

/** The numbers of a text as they stand there; a sign is one where no letter or digit stands in front of it. */
export const numbersIn = (text: string): string[] =>
  (text.match(/(?:(?<![\p{L}\d.)])−)?\d+(?:[.,]\d+)*/gu) ?? []).map(plain)
const inOrder = (numbers: readonly (string | undefined)[]) =>
  numbers
    .flatMap((each) => (each === undefined ? [] : plain(each)))
    .toSorted((a, b) => a.localeCompare(b))
    .join(' ')
const withCommas = (n: number) => n.toLocaleString('en')

/** What was written down by people or tools, word by word, and stands in the report as it was written. */
export type Words = readonly string[]

/** A way from a piece to its source: the numbers that must stand where its pattern catches. */
type Way = { section?: RegExp; pattern: RegExp; numbers: (found: RegExpExecArray) => readonly (string | undefined)[] }

const STAGES: Record<string, ReviewStage> = { 'Title and abstract': 'title-abstract', 'title and abstract': 'title-abstract', 'Full text': 'full-text', 'full text': 'full-text' } // prettier-ignore

/** Everything that can be counted in the log, one filter at a time, by nothing of what made the report. */
function counts(events: readonly ReviewEvent[]) {
  const of = <K extends ReviewEvent['kind']>(kind: K) => events.filter((event): event is ReviewEventOf<K> => event.kind === kind) // prettier-ignore
  const found = of('identified')
  const gone = new Set([...of('duplicate'), ...of('removed')].map(({ recordId }) => recordId))
  const armOf = new Map(found.map(({ recordId, source }) => [recordId, source.arm === 'other' ? 'other' : 'databases']))
  const votes = (stage: ReviewStage, recordId: string) => of('vote').filter((vote) => vote.stage === stage && vote.recordId === recordId) // prettier-ignore
  const settled = (stage: ReviewStage, recordId: string) => of('resolved').filter((each) => each.stage === stage && each.recordId === recordId) // prettier-ignore
  const verdict = (stage: ReviewStage, recordId: string) => settled(stage, recordId)[0]?.verdict ?? votes(stage, recordId)[0]?.verdict // prettier-ignore
  const reason = (stage: ReviewStage, recordId: string) => settled(stage, recordId)[0]?.reason ?? votes(stage, recordId).find((vote) => vote.verdict === 'exclude')?.reason // prettier-ignore
  const ids = found.map(({ recordId }) => recordId)
  const screened = ids.filter((id) => !gone.has(id))
  const sought = screened.filter((id) => verdict('title-abstract', id) === 'include')
  const lost = new Set(of('retrieval').flatMap(({ recordId, outcome }) => (outcome === 'not-retrieved' ? [recordId] : []))) // prettier-ignore
  const assessed = sought.filter((id) => !lost.has(id))
  const included = assessed.filter((id) => verdict('full-text', id) === 'include')
  const studyOf = new Map(of('study').map(({ recordId, studyId }) => [recordId, studyId]))
  const people = (stage: ReviewStage) => [...new Set(of('vote').flatMap((vote) => (vote.stage === stage ? [vote.by] : [])))] // prettier-ignore
  const voted = (stage: ReviewStage) => ids.filter((id) => votes(stage, id).length > 0)
  const ratings = (stage: ReviewStage, by = people(stage), on = voted(stage)): Ratings =>
    on.map((id) => by.map((person) => votes(stage, id).find((vote) => vote.by === person)?.verdict))
  return { of, found, gone, armOf, votes, settled, reason, ids, screened, sought, lost, assessed, included, studyOf, people, voted, ratings } // prettier-ignore
}

/** The mean over records of the share of pairs that agree. */
function agreed(ratings: Ratings): { percent: string; items: string } {
  const shares = ratings.flatMap((row) => {
    const given = row.filter((each) => each !== undefined)
    const pairs = given.flatMap((one, i) => given.slice(i + 1).map((other) => (one === other ? 1 : 0)))
    return pairs.length === 0 ? [] : [pairs.reduce<number>((sum, each) => sum + each, 0) / pairs.length]
  })
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return { percent: (100 * mean).toFixed(1), items: String(shares.length) }
}

/** Two decimals, a true minus sign, and no minus before a zero. */
const signed = (value: number) =>
  value
    .toFixed(2)
    .replace(/^-0\.00$/, '0.00')
    .replace('-', '−')
const shown = (coefficient: Coefficient) =>
  coefficient.ok ? [coefficient.value, coefficient.low, coefficient.high].flatMap((each) => (each === undefined ? [] : signed(each))) : [] // prettier-ignore

/** An arm of a study, or an outcome of an arm, with what people wrote into its cells, by column. */
export type ExtractedRow = { family: string; year: string; label: string; treatment: string; values: ReadonlyMap<string, string> } // prettier-ignore

const WRITES = new Set(['set', 'confirm', 'edit'])

/**
 * The rows of a table and what was written into them, from its log as it was kept, by nothing of what shows a table. A cell in
 * which two people wrote different values has none, until one of them settles it.
 */
export function extractedRows(
  entries: readonly { by: { userId: string }; data: unknown }[],
  papers: ReadonlyMap<string, Paper>,
): ExtractedRow[] {
  const rows = new Map<string, GridRow>()
  const written = new Map<string, Map<string, string>>()
  for (const { by, data } of entries) {
    const entry = gridEntrySchema.parse(data)
    if (entry.kind === 'row') rows.set(entry.row.id, entry.row)
    if (entry.kind !== 'cell') continue
    const key = `${entry.rowId} ${entry.columnId}`
    const cell = (!entry.settles && written.get(key)) || new Map<string, string>()
    if (WRITES.has(entry.verb)) cell.set(by.userId, String(entry.value))
    else cell.delete(by.userId)
    written.set(key, cell)
  }
  const valueOf = (rowId: string, columnId: string) => {
    const values = new Set(written.get(`${rowId} ${columnId}`)?.values())
    return values.size === 1 ? [...values][0] : undefined
  }
  return [...rows.values()].flatMap(({ id, documentId, parentId, label = '' }) => {
    const paper = papers.get(documentId ?? '')
    const values = new Map(Object.values(armColumns).flatMap((column) => { const value = valueOf(id, column.id); return value === undefined ? [] : [[column.id, value] as const] })) // prettier-ignore
    const arm = parentId ?? id
    const treatment = valueOf(arm, armColumns.treatment.id) ?? rows.get(arm)?.label ?? ''
    return paper ? [{ family: paper.authors[0]?.family ?? '', year: String(paper.year), label, treatment, values }] : []
  }) // prettier-ignore
}

/** What a report is followed to. */
export type Known = {
  events: readonly ReviewEvent[]
  /** Display names by person. */
  names: ReadonlyMap<string, string>
  /** What the analysis comes to when it is made again from the cells. */
  again: Pick<Pooled, 'outcomes'>
  /** What was kept of it: title, version, day. */
  pooled: Pooled
  /** Events and people of both arms by the name of the study, as the cells have them. */
  trials: ReadonlyMap<string, readonly number[]>
  /** Risk without the intervention that was chosen. */
  risk: number
  /** How many people each study should be assessed by. */
  assessors: number
  /** By how many each one was. */
  assessed: ReadonlyMap<string, number>
  /** What was extracted, by arm and outcome. */
  extracted: readonly ExtractedRow[]
  /** Records whose references stand in the report. */
  papers?: readonly Paper[]
  words: Words
}

function waysTo({ events, names, again, pooled, trials, risk, assessors, assessed, extracted }: Known): Way[] {
  const log = counts(events)
  const { of } = log
  // An update screens what was identified since: the flow is of that, beside what the version before had.
  const update = of('update').at(-1)
  const before = update ? events.slice(0, events.indexOf(update)) : []
  const old = counts(before)
  const earlier = new Set(old.ids)
  const now = update ? counts(events.filter((event) => !('recordId' in event) || !earlier.has(event.recordId))) : log
  const n = (list: readonly unknown[]) => withCommas(list.length)
  const inArm = (list: readonly string[], isOther: boolean) => list.filter((id) => (log.armOf.get(id) === 'other') === isOther) // prettier-ignore
  const asked = (stage: ReviewStage) => of('stage').findLast((each) => each.stage === stage)?.reviewers ?? 0
  const byName = (name: string | undefined, at?: RegExp, among = log) => n(among.found.filter(({ source }) => source.name === name && (at?.test(source.arm) ?? true))) // prettier-ignore
  const settledHow = (stage: ReviewStage, how: string) => new Set(of('resolved').flatMap((each) => (each.stage === stage && each.how === how ? [each.recordId] : []))) // prettier-ignore
  const removedAs = (what: string, isOther: boolean) =>
    n(what === 'Duplicate records' ? inArm(now.of('duplicate').map(({ recordId }) => recordId), isOther) : inArm(now.of('removed').flatMap(({ recordId, why }) => (why === (what.startsWith('Marked') ? 'automation' : 'other') ? [recordId] : [])), isOther)) // prettier-ignore
  const columns: Record<string, (isOther: boolean) => string> = {
    'Records screened': (isOther) => n(inArm(now.screened, isOther)),
    'Records excluded': (isOther) => n(inArm(now.screened.filter((id) => !now.sought.includes(id)), isOther)), // prettier-ignore
    'Reports sought for retrieval': (isOther) => n(inArm(now.sought, isOther)),
    'Reports not retrieved': (isOther) => n(inArm([...now.lost], isOther)),
    'Reports assessed for eligibility': (isOther) => n(inArm(now.assessed, isOther)),
    'Reports excluded': (isOther) => n(inArm(now.assessed.filter((id) => !now.included.includes(id)), isOther)), // prettier-ignore
  }
  const studiesOf = (ids: readonly string[]) => new Set(ids.map((id) => log.studyOf.get(id) ?? id)).size
  const studies = new Set(log.included.map((id) => log.studyOf.get(id) ?? id))
  const [plan] = of('pilot-plan')
  const rounds = of('pilot-round')
  const ofRound = (i: number) => log.ratings('title-abstract', [...(rounds[i]?.people ?? [])], [...(rounds[i]?.recordIds ?? [])]) // prettier-ignore
  const measures: Record<string, (ratings: Ratings) => readonly string[]> = {
    'Percent agreement': (ratings) => [agreed(ratings).percent],
    'Fleiss’ kappa': (ratings) => shown(fleissKappa(ratings)),
    'Gwet’s AC1': (ratings) => shown(gwetAc1(ratings)),
    'Krippendorff’s alpha': (ratings) => shown(krippendorffAlpha(ratings)),
    'Cohen’s kappa': (ratings) => shown(cohenKappa(ratings)),
  }
  const [outcome] = again.outcomes
  const numbers = outcome?.numbers
  const perThousand = (ratio: number) => String(Math.abs(Math.round(1000 * risk * ratio - 1000 * risk)))
  const two = (value: number | undefined) => value?.toFixed(2)
  const total = (at: number) => [...trials.values()].reduce((sum, of4) => sum + (of4[at] ?? 0), 0)
  const day = (at: string) => numbersIn(new Date(at).toLocaleDateString('en', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })) // prettier-ignore
  /** The days on which a source was searched, each once. */
  const daysOf = (name: string | undefined) => [...new Set(log.found.flatMap(({ source }) => (source.name === name && source.search ? [source.search.at] : [])))] // prettier-ignore
  const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const same = (text: string): Way => ({ pattern: new RegExp(`^${escaped(text)}$`), numbers: () => numbersIn(text) }) // prettier-ignore
  return [
    { pattern: /^Made on .* from [\d,]+ logged decisions\.$/, numbers: () => [...numbersIn(new Date().toLocaleDateString('en', { day: 'numeric', year: 'numeric', month: 'long' })), n(events)] }, // prettier-ignore
    { pattern: /^Records came from (.*)\.$/, numbers: ([, list = '']) => [...list.matchAll(/(?:^|, )(.+?)(?: \(([^)=]*)\))? \(n = /g)].map(([, name]) => byName(name)) }, // prettier-ignore
    { pattern: /duplicates? of another and removed before screening/, numbers: () => [n(of('duplicate'))] },
    { pattern: /^(.+): searched as “(.+)” on (.+)\.$/, numbers: ([, name, , on]) => daysOf(name).map(day).find((each) => inOrder(each) === inOrder(numbersIn(on ?? ''))) ?? [] }, // prettier-ignore
    { pattern: /^Before title and abstract was screened a pilot was run/, numbers: () => [plan?.kappa?.toFixed(2), String(100 * (plan?.percent ?? 0))] }, // prettier-ignore
    { pattern: /^Round (\d): /, numbers: ([, at]) => [at, n(rounds[Number(at) - 1]?.people ?? []), n(rounds[Number(at) - 1]?.recordIds ?? []), ...shown(fleissKappa(ofRound(Number(at) - 1))), agreed(ofRound(Number(at) - 1)).percent] }, // prettier-ignore
    {
      pattern: /^(Title and abstract|Full text): [\d,]+ records were decided: [\d,]+ by the votes of two people or more(?:; [\d,]+ after disagreement by somebody who had not voted)?(?:; \d+ after disagreement by talk that all who had voted confirmed)?\.$/,
      numbers: ([, name = '']) => {
        const stage = STAGES[name] ?? 'full-text'
        const [third, talk] = [settledHow(stage, 'third').size, settledHow(stage, 'talk').size]
        const all = log.voted(stage).length
        return [String(all), String(all - third - talk), ...(third > 0 ? [String(third)] : []), ...(talk > 0 ? [String(talk)] : [])]
      },
    }, // prettier-ignore
    ...(['title-abstract', 'full-text'] as const).map((stage): Way => {
      const all = log.ratings(stage)
      const { percent, items } = agreed(all)
      return { pattern: new RegExp(`^Agreement on (?:${items}|${withCommas(Number(items))}) records`), numbers: () => [items, percent, '1', ...shown(gwetAc1(all)), ...shown(krippendorffAlpha(all))] } // prettier-ignore
    }),
    { pattern: /^Risk of bias: (\d+) of (\d+) included studies were assessed by fewer than (\d+) people\.$/, numbers: () => [String([...studies].filter((each) => (assessed.get(each) ?? 0) < assessors).length), String(studies.size), String(assessors)] }, // prettier-ignore
    { section: /^Searches$/, pattern: /^(.+?) \| (.+?) \| (.+?) \| (.+?) \| (.*) \| ([\d,]+)$/, numbers: ([, name]) => [...daysOf(name).flatMap(day), byName(name)] }, // prettier-ignore
    { section: /^Selection$/, pattern: /^Records identified from(?: other methods)?: (Databases|Registers|.+) \| ([\d,]+)$/, numbers: ([, name]) => [name === 'Databases' ? n(now.found.filter(({ source }) => source.arm === 'databases')) : name === 'Registers' ? n(now.found.filter(({ source }) => source.arm === 'registers')) : byName(name, undefined, now)] }, // prettier-ignore
    { section: /^Selection$/, pattern: /^(Other methods, )?Records removed before screening: (.+) \| ([\d,]+)$/, numbers: ([, other, what = '']) => [removedAs(what, other !== undefined)] }, // prettier-ignore
    { section: /^Selection$/, pattern: /^(Other methods: )?(Rec.+|Rep.+) \| ([\d,]+)$/, numbers: ([, other, what = '']) => [columns[what]?.(other !== undefined)] }, // prettier-ignore
    { section: /^Selection$/, pattern: /^(New in this version|Previous version of the review|All in the review): (Studies|Reports)/, numbers: ([, which, what]) => [what === 'Studies' ? String(studiesOf(which === 'All in the review' ? log.included : which?.startsWith('New') ? now.included : old.included)) : n(which === 'All in the review' ? log.included : which?.startsWith('New') ? now.included : old.included)] }, // prettier-ignore
    { pattern: /^This is an update \(.+\), begun on (.+): /, numbers: () => [...numbersIn(update?.label ?? ''), ...day(update?.at ?? '')] }, // prettier-ignore
    { section: /^What this update changed$/, pattern: /^[\d,]+ records were identified since\. (?:\d+|No) new stud/, numbers: () => { const more = studiesOf(log.included) - studiesOf(old.included); return [n(now.ids), ...(more > 0 ? [String(more)] : [])] } }, // prettier-ignore
    ...(update?.outcomes ?? []).map(({ name, estimate }): Way => ({ section: /^What this update changed$/, pattern: new RegExp(`^(?:${escaped(name)})?: [A-Z]+ [\\d.]+ → `), numbers: () => [two(estimate), two(numbers?.estimate)] })), // prettier-ignore
    { section: /^Selection$/, pattern: /^Included in the review: (Studies|Reports of these studies) \| ([\d,]+)$/, numbers: ([, what]) => [what === 'Studies' ? String(studies.size) : n(log.included)] }, // prettier-ignore
    { section: /^Selection$/, pattern: /^(Other methods: )?(Records|Reports) excluded: (.+) \| ([\d,]+)$/, numbers: ([, other, what, why]) => { const [stage, out] = what === 'Records' ? (['title-abstract', now.screened.filter((id) => !now.sought.includes(id))] as const) : (['full-text', now.assessed.filter((id) => !now.included.includes(id))] as const); return [n(inArm(out.filter((id) => now.reason(stage, id) === why), other !== undefined))] } }, // prettier-ignore
    ...again.outcomes.flatMap(({ sentence, methods, facts, columns: head, rows }) => [sentence, methods, ...facts.map(({ label, value }) => `${label} | ${value}`), head.join(' | '), ...rows.map((row) => Array.from({ length: head.length }, (_, i) => row[i] ?? '').join(' | '))].map(same)), // prettier-ignore
    {
      section: /^Numbers behind the result/,
      pattern: /^(.+) \| (Events|People) in the (first|control) group \| (\d+) \| No passage was kept \| $/,
      numbers: ([, study = '', what, side]) => [...numbersIn(study), String(trials.get(study)?.[(side === 'control' ? 2 : 0) + (what === 'People' ? 1 : 0)])], // prettier-ignore
    },
    // Of a network each arm is a line, with the treatment that it was given.
    ...extracted.flatMap(({ family, year, treatment, values }) =>
      (['events', 'total'] as const).map((column): Way => ({
        section: /^Numbers behind the result.*\(network\)$/,
        pattern: new RegExp(
          `^${escaped(`${family} ${year} | ${column === 'events' ? 'Events' : 'People'} in the group, ${treatment}`)} \\| [\\d,]+ \\| No passage was kept \\| $`,
        ),
        numbers: () => [year, ...numbersIn(treatment), values.get(armColumns[column].id)],
      })),
    ),
    ...extracted.map(({ family, year, label, values }): Way => ({
      section: /^Characteristics/,
      pattern: new RegExp(`^${escaped(family)}(?: et al\\.| (?:and|&) [^|:]*)? \\(${year}\\): ${escaped(label)} \\|`),
      numbers: () => [year, ...numbersIn(label), ...numbersIn([...values.values()].join(' | '))],
    })),
    {
      section: /^Characteristics/,
      pattern: /^(.+?) \((\d{4})\)[ |]*$/,
      numbers: ([, name = '', year]) =>
        extracted.some((row) => row.year === year && name.startsWith(row.family)) ? [year] : [],
    },
    { pattern: /^Taken from the meta-analysis/, numbers: () => [String(pooled.version), ...day(pooled.at)] },
    {
      section: /^Summary of findings$/,
      pattern: /^.* \| (?:RR|OR) [\d.]+ \([\d.]+ to [\d.]+\) \| .*$/,
      numbers: () => [withCommas(total(1) + total(3)), String(trials.size), two(numbers?.estimate), two(numbers?.low), two(numbers?.high), String(1000 * risk), ...[numbers?.estimate, numbers?.low, numbers?.high].map((ratio) => perThousand(ratio ?? 1))], // prettier-ignore
    },
    { section: /^Agreement$/, pattern: /^(Title and abstract|Full text): On [\d,]+ records/, numbers: ([, name = '']) => [agreed(log.ratings(STAGES[name] ?? 'full-text')).items, '1'] }, // prettier-ignore
    {
      section: /^Agreement$/,
      pattern: /^(Title and abstract|Full text) \| (.+) \| (.+) \| .* \| ([\d,]+)$/,
      numbers: ([, name = '', who = '', measure = '']) => {
        const stage = STAGES[name] ?? 'full-text'
        const round = /^Pilot, round (\d)$/.exec(who)?.[1]
        const pair = who.split(' and ').flatMap((each) => [...names].find(([, shownAs]) => shownAs === each)?.[0] ?? [])
        const ratings = round === undefined ? (pair.length === 2 ? log.ratings(stage, pair) : log.ratings(stage)) : ofRound(Number(round) - 1) // prettier-ignore
        return [...(round === undefined ? [] : [round]), ...(measures[measure]?.(ratings) ?? []), ...(measure === 'Gwet’s AC1' ? ['1'] : []), agreed(ratings).items].toSorted() // prettier-ignore
      },
    },
    // What everybody is asked for, by the settings of the log.
    { pattern: /^At (title and abstract|full text) the votes of (\w+) people/, numbers: ([, name = '']) => (asked(STAGES[name] ?? 'full-text') === 2 ? [] : ['?']) }, // prettier-ignore
  ]
}

/** A reference has the numbers of its record: those of a piece that names the record's title are taken out, each once a record. */
function withoutReferences(numbers: readonly string[], text: string, papers: readonly Paper[]): string[] {
  const left = [...numbers]
  for (const { title, year, volume, issue, pages, ids } of papers) {
    if (!text.includes(title)) continue
    const own = numbersIn([title, year, year, volume, issue, pages, ids.doi, ids.pmid].join(' | '))
    for (const each of own) {
      const at = left.indexOf(each)
      if (at !== -1) left.splice(at, 1)
    }
  }
  return left
}

/** A reason of an exclusion belongs to the box above it: it stands in front of it, as records and reports can have one reason. */
function underItsBox(pieces: readonly Piece[]): Piece[] {
  let box: string | undefined
  return pieces.map(({ section, text }) => {
    if (section !== 'Selection') return { section, text }
    const [, name] = /^((?:Other methods: )?Re(?:cords|ports) excluded) \|/.exec(text) ?? []
    const isBox = name !== undefined || /^(?:Other methods: )?(?:Records|Reports|Included|New|Previous|All) /.test(text)
    if (isBox) box = name
    return { section, text: isBox || box === undefined ? text : `${box}: ${text.replace(/^Other methods: /, '')}` }
  })
}

/**
 * Follows each number of a report to the log, the cells, the settings or words that somebody wrote down. `without`: the
 * numbers that have no such source or another value there. Words are looked for in the order of their length.
 */
export function traced(pieces: readonly Piece[], known: Known): { followed: number; without: string[] } {
  const ways = waysTo(known)
  const words = known.words.toSorted((a, b) => b.length - a.length)
  let followed = 0
  const without: string[] = []
  for (const { section, text } of underItsBox(pieces)) {
    const bare = words.reduce((left, each) => (each === '' ? left : left.replaceAll(each, '')), text)
    const open = withoutReferences(numbersIn(bare), text, known.papers ?? [])
    followed += numbersIn(text).length - open.length
    if (open.length === 0) continue
    const isSame = (expected: readonly (string | undefined)[]) => inOrder(open) === inOrder(expected) // prettier-ignore
    const isFollowed = ways.some((way) => {
      if (way.section && !way.section.test(section)) return false
      return [bare, text].some((each) => {
        const found = way.pattern.exec(each)
        return found !== null && (isSame(way.numbers(found)) || (each === text && inOrder(numbersIn(text)) === inOrder(way.numbers(found)))) // prettier-ignore
      })
    })
    if (isFollowed) followed += open.length
    else without.push(`${section}: ${text}`)
  }
  return { followed, without }
}
