/** A work that is nowhere but in the stand-ins: its DOI begins with 10.5555, which is kept for examples. */
export type StandInWork = {
  n: number
  doi: string
  pmid: string
  title: string
  abstract: string
  family: string
  given: string
  year: number
  journal: string
}

const people = ['Adeyemi', 'Baker', 'Costa', 'Dubois', 'Eriksen', 'Fujita', 'Garcia', 'Huang', 'Ivanova', 'Jansen']
const designs = ['A randomised trial', 'A cohort study', 'A case-control study', 'A cross-sectional survey', 'A review']
const places = [
  'primary care',
  'hospitals',
  'schools',
  'care homes',
  'workplaces',
  'the community',
  'cities',
  'villages',
]
const kinds = ['green tea', 'black tea', 'herbal tea', 'white tea', 'oolong tea', 'coffee', 'decaffeinated coffee']
const ends = ['sleep', 'blood pressure', 'mood', 'weight', 'heart rate', 'attention', 'falls', 'headache', 'pain']

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** The work of a number: the same whenever it is asked for. No two have one title. */
export function workOf(n: number): StandInWork {
  const kind = at(kinds, n)
  const end = at(ends, Math.floor(n / kinds.length))
  const place = at(places, Math.floor(n / (kinds.length * ends.length)))
  const round = Math.floor(n / (kinds.length * ends.length * places.length)) + 1
  return {
    n,
    doi: `10.5555/stand-in.${n}`,
    pmid: String(90_000_000 + n),
    title: `${kind[0]?.toUpperCase()}${kind.slice(1)} and ${end} in ${place}, part ${round}: ${at(designs, n).toLowerCase()}`,
    abstract: `This work is a stand-in and was never done. It says that ${kind} was given in ${place} and that ${end} was measured in ${40 + (n % 400)} people.`,
    family: at(people, n),
    given: String.fromCharCode(65 + (n % 26)),
    year: 1990 + (n % 35),
    journal: `Journal of ${end[0]?.toUpperCase()}${end.slice(1)} Stand-ins`,
  }
}
