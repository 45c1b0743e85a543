/** Works that a starter paper takes in or names, with what that was looked up in. */
type CheckedList = { cited: string; checked: string }

/**
 * Who takes in whom among the starter papers, and only what was checked against a published list: it is no paper's whole
 * list of references. Facts of this kind are free of rights.
 */
const lists: Readonly<Record<string, CheckedList>> = {
  'p-colditz-1994': {
    cited:
      'p-aronson-1948 p-ferguson-1949 p-rosenthal-1961-households p-rosenthal-1961-chicago p-hart-1977 p-frimodt-moller-1973 p-stein-1953 p-vandiviere-1973 p-madras-trial-1980 p-coetzee-1968 p-comstock-1974 p-comstock-1969 p-comstock-1976',
    checked:
      'Authors and years of its 13 trials in the data set dat.colditz1994 of the R package metadat; households in Chicago, which it dates 1960, by authors and counts',
  },
  'p-lau-1992': {
    cited: 'p-gissi-1986 p-isis2-1988',
    checked: 'Names and years of its 33 trials in the data set dat.lau1992 of the R package metadat',
  },
  'p-ctt-2010': {
    cited: 'p-4s-1994 p-woscops-1995 p-care-1996 p-lipid-1998 p-afcaps-1998 p-prove-it-2004 p-tnt-2005',
    checked: 'Its table of participating trials (PubMed Central PMC2988224), of which the first twelve rows were read',
  },
  'p-vaduganathan-2022': {
    cited: 'p-dapa-hf-2019 p-emperor-reduced-2020 p-soloist-2021 p-emperor-preserved-2021 p-deliver-2022',
    checked: 'Its abstract, which names the five trials',
  },
  'p-prisma-2020': {
    cited: 'p-prisma-2009',
    checked: 'Its abstract, which names the statement of 2009 that it replaces',
  },
}

/** Links among the starter papers: `from` takes in or names `to`, as `checked` says. */
export const starterCitations: readonly { from: string; to: string; checked: string }[] = Object.entries(lists).flatMap(
  ([from, { cited, checked }]) => cited.split(' ').map((to) => ({ from, to, checked })),
)
