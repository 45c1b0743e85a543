/**
 * Large reference files for tests: synthetic records that look like those of a database export, the same for the same
 * seed. Each file tells how many of its records are new, repeated and broken; the three add up to `total`.
 */
export type LargeFile = { text: string; total: number; distinct: number; duplicates: number; broken: number }

type Person = { family: string; given: string }
type Work = {
  title: string
  authors: Person[]
  year: number
  month: number
  journal: string
  volume: number
  issue: number
  start: number
  end: number
  abstract: string[]
  keywords: string[]
  doi?: string
  pmid: number
}
type Random = () => number

const families =
  'Okafor,van der Berg,Müller,García-López,Nguyen,Şahin,O’Connor,Kowalczyk,Tanaka,Lindqvist,Haddad,Pereira,Novák,Smith,de la Cruz,Chen,Banerjee,Østergaard,Ferrari,Dubois'.split(
    ',',
  )
const givens =
  'Amara,Jan,Ulrike,María José,Thi Lan,Elif,Siobhán,Piotr,Yuki,Åsa,Layla,João,Eva,Mary Ann,Luis,Wei,Anjali,Søren,Giulia,Chloé'.split(
    ',',
  )
const journals =
  'Journal of Applied Trials,Annals of Clinical Method,European Review of Prevention,Archives of Public Health Practice,International Journal of Rehabilitation,Open Cardiology Reports,Sleep and Circadian Research,Diabetes Care Studies'.split(
    ',',
  )
const treatments =
  'exercise training,cognitive behavioural therapy,metformin,vitamin D,mindfulness practice,telephone follow-up,low-dose aspirin,statin therapy,school meals,nurse-led education,light therapy,probiotics'.split(
    ',',
  )
const outcomes =
  'blood pressure,depressive symptoms,glycaemic control,sleep quality,hospital readmission,quality of life,pain intensity,medication adherence,body weight,fatigue'.split(
    ',',
  )
const groups =
  'older adults,adolescents,patients with type 2 diabetes,people with heart failure,nurses on night shifts,pregnant women,survivors of stroke,primary care patients'.split(
    ',',
  )
const designs =
  'a randomised controlled trial,a prospective cohort study,a cross-sectional survey,a cluster randomised trial,a mixed-methods study,a systematic review'.split(
    ',',
  )

export function largeRis(n: number, seed: number): LargeFile {
  return large(n, seed, {
    record: risRecord,
    brokenAs: (work) => `TY  - JOUR\r\nAU  - ${name(work.authors[0])}\r\nPY  - ${work.year}\r\nER  - \r\n\r\n`,
    start: '',
  })
}

export function largeNbib(n: number, seed: number): LargeFile {
  return large(n, seed, {
    record: nbibRecord,
    brokenAs: (work) => `PMID- \nOWN - NLM\nFAU - ${name(work.authors[0])}\nDP  - ${work.year}\n\n`,
    start: '\n',
  })
}

export function largeBib(n: number, seed: number): LargeFile {
  return large(n, seed, {
    record: bibRecord,
    brokenAs: (work, index) =>
      `@article{broken${index},\n  author = {${name(work.authors[0])}},\n  year = ${work.year}\n}\n\n`,
    start: '% Encoding: UTF-8\n\n@string{jat = "Journal of Applied Trials"}\n\n',
  })
}

type Shape = {
  record: (work: Work, index: number) => string
  brokenAs: (work: Work, index: number) => string
  start: string
}

/** Every 97th record is broken (no title, no identifier), every 29th repeats an earlier one the way another database has it. */
function large(n: number, seed: number, shape: Shape): LargeFile {
  const random = mulberry32(seed)
  const works: Work[] = []
  let [duplicates, broken] = [0, 0]
  let text = shape.start
  for (let index = 1; index <= n; index += 1) {
    const fresh = work(random, index, seed)
    if (index % 97 === 0) {
      broken += 1
      text += shape.brokenAs(fresh, index)
    } else if (index % 29 === 0) {
      duplicates += 1
      text += shape.record(repeated(pick(random, works), index), index)
    } else {
      works.push(fresh)
      text += shape.record(fresh, index)
    }
  }
  return { text, total: n, distinct: works.length, duplicates, broken }
}

function work(random: Random, index: number, seed: number): Work {
  const [treatment, outcome, group] = [pick(random, treatments), pick(random, outcomes), pick(random, groups)]
  const acronym = `${treatment[0]}${outcome[0]}${group[0]}`.toUpperCase()
  const size = 40 + Math.floor(random() * 900)
  const effect = (random() * 4 - 2).toFixed(2)
  const start = 1 + Math.floor(random() * 1800)
  return {
    title: `Effect of ${treatment} on ${outcome} in ${group}: ${pick(random, designs)} (${acronym}-${seed}-${index})`,
    authors: Array.from({ length: 1 + Math.floor(random() * 7) }, () => ({
      family: pick(random, families),
      given: pick(random, givens),
    })),
    year: 1995 + Math.floor(random() * 30),
    month: 1 + Math.floor(random() * 12),
    journal: pick(random, journals),
    volume: 1 + Math.floor(random() * 80),
    issue: 1 + Math.floor(random() * 12),
    start,
    end: start + 6 + Math.floor(random() * 12),
    abstract: [
      `BACKGROUND: ${capital(outcome)} remains a concern in ${group}, and evidence on ${treatment} is mixed.`,
      `METHODS: We followed ${size} participants for ${4 + Math.floor(random() * 100)} weeks after allocation to ${treatment} or usual care; assessors were unaware of the group, and missing values were imputed under the assumption that they were missing at random.`,
      `RESULTS: The mean difference in ${outcome} was ${effect} (95% CI ${(Number(effect) - 0.8).toFixed(2)} to ${(Number(effect) + 0.8).toFixed(2)}; p = ${(random() * 0.2).toFixed(3)}). ${Math.floor(random() * 30)} participants withdrew. Adverse events were few & mild in both groups.`,
      `CONCLUSIONS: ${capital(treatment)} ${random() > 0.5 ? 'improved' : 'did not change'} ${outcome} in ${group}; effects beyond one year are unknown.`,
    ],
    keywords: [treatment, outcome, group, 'humans', pick(random, ['adult', 'aged', 'child'])],
    ...(index % 5 !== 0 && { doi: `10.5555/rr.${seed}.${index}` }),
    pmid: 10_000_000 + index,
  }
}

/** The same paper from elsewhere: DOI in capitals, no PMID, the title in other letters. */
function repeated(earlier: Work, index: number): Work {
  return {
    ...earlier,
    title: earlier.title.toUpperCase(),
    keywords: [],
    pmid: 0,
    ...(earlier.doi !== undefined && index % 2 === 0 && { doi: earlier.doi.toUpperCase() }),
  }
}

function risRecord(work: Work): string {
  const lines = [
    'TY  - JOUR',
    `TI  - ${work.title}`,
    ...work.authors.map((author) => `AU  - ${name(author)}`),
    `T2  - ${work.journal}`,
    `PY  - ${work.year}`,
    `DA  - ${work.year}/${String(work.month).padStart(2, '0')}//`,
    `VL  - ${work.volume}`,
    `IS  - ${work.issue}`,
    `SP  - ${work.start}`,
    `EP  - ${work.end}`,
    ...(work.doi === undefined ? [] : [`DO  - ${work.doi}`, `UR  - https://doi.org/${work.doi}`]),
    ...(work.pmid === 0 ? [] : [`AN  - ${work.pmid}`, 'DB  - PubMed']),
    ...work.keywords.map((keyword) => `KW  - ${keyword}`),
    `AB  - ${work.abstract.join(' ')}`,
    'ER  - ',
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

function nbibRecord(work: Work): string {
  const lines = [
    `PMID- ${work.pmid === 0 ? '' : work.pmid}`,
    'OWN - NLM',
    `DP  - ${work.year} ${new Date(Date.UTC(2000, work.month - 1)).toLocaleString('en', { month: 'short', timeZone: 'UTC' })}`,
    ...wrapped('TI  - ', work.title),
    `PG  - ${work.start}-${work.end}`,
    ...(work.doi === undefined ? [] : [`LID - ${work.doi} [doi]`]),
    ...wrapped('AB  - ', work.abstract.join(' ')),
    ...work.authors.flatMap((author) => [`FAU - ${name(author)}`, `AU  - ${author.family} ${author.given[0]}`]),
    'LA  - eng',
    'PT  - Journal Article',
    `VI  - ${work.volume}`,
    `IP  - ${work.issue}`,
    `JT  - ${work.journal}`,
    ...work.keywords.map((keyword) => `OT  - ${keyword}`),
  ]
  return `${lines.join('\n')}\n\n`
}

function bibRecord(work: Work, index: number): string {
  const latex = (text: string) =>
    text.replaceAll('&', '\\&').replaceAll('%', '\\%').replaceAll('ü', '{\\"u}').replaceAll('á', "{\\'a}")
  const fields = [
    `author = {${work.authors.map((author) => latex(name(author))).join(' and ')}}`,
    `title = {{${latex(work.title)}}}`,
    `journal = ${work.journal === journals[0] ? 'jat' : `{${work.journal}}`}`,
    `year = ${work.year}`,
    `volume = {${work.volume}}`,
    `number = {${work.issue}}`,
    `pages = {${work.start}--${work.end}}`,
    ...(work.doi === undefined ? [] : [`doi = {${work.doi}}`]),
    ...(work.pmid === 0 ? [] : [`pmid = {${work.pmid}}`]),
    ...(work.keywords.length === 0 ? [] : [`keywords = {${work.keywords.join(', ')}}`]),
    `abstract = {${latex(work.abstract.join(' '))}}`,
  ]
  return `@article{key${index},\n  ${fields.join(',\n  ')}\n}\n\n`
}

/** Breaks a long value as PubMed does: lines of at most 88 signs, further ones behind six spaces. */
function wrapped(tag: string, text: string): string[] {
  const lines: string[] = []
  let line = tag
  for (const word of text.split(' ')) {
    if (line.length + word.length > 88) {
      lines.push(line.trimEnd())
      line = '      '
    }
    line += `${word} `
  }
  return [...lines, line.trimEnd()]
}

function name(author: Person | undefined): string {
  return author ? `${author.family}, ${author.given}` : ''
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from.')
  return item
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** Mulberry32: small, fast, good enough to make test data that is the same everywhere. */
function mulberry32(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
