import type { TwoGroups } from '#science/statistics/effect-sizes.ts'

export type Trial = TwoGroups & {
  id: string
  name: string
  year: number
  /** What the trial reports, in our own words with its figures. */
  text: string
  /** The passage of the text that bears the counts. */
  quote: string
}

const trial = (
  name: string,
  year: number,
  [events, total, controlEvents, controlTotal]: [number, number, number, number],
  before: string,
  quote: string,
  after: string,
): Trial => ({
  id: `${name} ${year}`,
  name,
  year,
  events,
  total,
  controlEvents,
  controlTotal,
  text: `${before} ${quote} ${after}`,
  quote,
})

/** The 13 controlled trials of BCG against tuberculosis, with the case counts tabulated by Colditz and colleagues in 1994. */
export const bcgTrials: readonly Trial[] = [
  trial(
    'Aronson',
    1948,
    [4, 123, 11, 139],
    'An early trial among American Indians in the northern United States.',
    'Tuberculosis was recorded in 4 of 123 vaccinated participants and in 11 of 139 controls.',
    'With so few people, chance alone could explain the difference.',
  ),
  trial(
    'Ferguson & Simes',
    1949,
    [6, 306, 29, 303],
    'Newborn infants of First Nations families in Saskatchewan, at 55 degrees north.',
    'Tuberculosis developed in 6 of 306 vaccinated infants and in 29 of 303 unvaccinated infants.',
    'No other of the thirteen trials was held so far north.',
  ),
  trial(
    'Rosenthal',
    1960,
    [3, 231, 11, 220],
    'Children born in Chicago into households where somebody had the disease.',
    'Tuberculosis occurred in 3 of 231 vaccinated children and in 11 of 220 unvaccinated children.',
    'There were 14 cases in all, and the interval is wide.',
  ),
  trial(
    'Hart & Sutherland',
    1977,
    [62, 13_598, 248, 12_867],
    'British school leavers aged 14 to 15, followed for 20 years.',
    'Tuberculosis developed in 62 of 13,598 vaccinated adolescents and in 248 of 12,867 unvaccinated adolescents.',
    'Protection was strongest in the first ten years.',
  ),
  trial(
    'Frimodt-Moller',
    1973,
    [33, 5069, 47, 5808],
    'A rural population around Madanapalle in south India, allocated in turn.',
    'Tuberculosis was found in 33 of 5,069 vaccinated people and in 47 of 5,808 unvaccinated people.',
    'The interval reaches from a moderate benefit to none.',
  ),
  trial(
    'Stein & Aronson',
    1953,
    [180, 1541, 372, 1451],
    'American Indians aged 1 to 20 years, examined by chest radiograph.',
    'Tuberculosis was recorded in 180 of 1,541 vaccinated people and in 372 of 1,451 unvaccinated people.',
    'A broad definition of disease explains part of the high numbers.',
  ),
  trial(
    'Vandiviere',
    1973,
    [8, 2545, 10, 629],
    'A field trial in Haiti, allocated at random.',
    'Tuberculosis was recorded in 8 of 2,545 vaccinated people and in 10 of 629 controls.',
    'Only 18 cases arose, so a great deal rests on a few.',
  ),
  trial(
    'TPT Madras',
    1980,
    [505, 88_391, 499, 88_391],
    'The largest of the trials, in Chingleput in south India.',
    'Tuberculosis was found in 505 of 88,391 vaccinated people and in 499 of 88,391 people given placebo.',
    'No protection was seen where other mycobacteria are everywhere.',
  ),
  trial(
    'Coetzee & Berjak',
    1968,
    [29, 7499, 45, 7277],
    'Adult gold miners in South Africa, allocated at random.',
    'Tuberculosis was recorded in 29 of 7,499 vaccinated miners and in 45 of 7,277 unvaccinated miners.',
    'Few other trials vaccinated working adults.',
  ),
  trial(
    'Rosenthal',
    1961,
    [17, 1716, 65, 1665],
    'Infants of crowded Chicago districts, allocated by a system.',
    'Tuberculosis was recorded in 17 of 1,716 vaccinated infants and in 65 of 1,665 unvaccinated infants.',
    'Some were followed for two decades.',
  ),
  trial(
    'Comstock',
    1974,
    [186, 50_634, 141, 27_338],
    'Children and adolescents in Puerto Rico, followed for almost two decades.',
    'Tuberculosis was recorded in 186 of 50,634 vaccinated children and in 141 of 27,338 unvaccinated children.',
    'The protection was smaller than in Britain.',
  ),
  trial(
    'Comstock & Webster',
    1969,
    [5, 2498, 3, 2341],
    'Schoolchildren of Muscogee County, Georgia, followed for 20 years.',
    'Tuberculosis developed in 5 of 2,498 vaccinated children and in 3 of 2,341 unvaccinated children.',
    'Eight cases in two decades settle nothing.',
  ),
  trial(
    'Comstock',
    1976,
    [27, 16_913, 29, 17_854],
    'A whole community in Georgia and Alabama, assigned by a system.',
    'Tuberculosis was recorded in 27 of 16,913 vaccinated people and in 29 of 17,854 controls.',
    'The disease had become rare there.',
  ),
]

/** Shown first: the trial with the most telling passage. */
export const FIRST_SHOWN = 'Hart & Sutherland 1977'
