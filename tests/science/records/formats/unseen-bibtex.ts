import type { FormatFixture } from './fixture.ts'

/** BibTeX and BibLaTeX with what people write in it; written before the reader had seen them. */
export const unseenBibtex: FormatFixture[] = [
  {
    name: 'BibTeX with macros, joined strings, crossref, nested braces and accents',
    file: 'refs.bib',
    format: 'bibtex',
    text: String.raw`% my references
@preamble{ "\newcommand{\noopsort}[1]{}" }
@string{jama = "Journal of the " # amer # " Medical Association"}
@string{amer = {American}}
@String(NEJM = {New England Journal of Medicine})
@comment{jabref-meta: databaseType:bibtex;}

@Article{moller2014,
  author  = {M{\"o}ller, J{\o}rgen and {\'A}lvarez Mart{\'\i}nez, Jos{\'e} and {\L}ukasz Ko{\l}akowski and {SPRINT Research Group} and others},
  title   = "{HIV} and the {{\'E}}tat of {\ss}-care: a {{Cochrane}} view",
  journal = nejm,
  volume  = 371, number = {3},
  pages   = "215--24",
  year    = 2014,
  month   = oct,
  doi     = {https://doi.org/10.1056/NEJMoa14\_99999},
}

@InProceedings{cho09, crossref = {acl09},
  author = "Cho, Min-ji and von Neumann, Jr., John",
  title = {Parsing $\alpha$- and $\beta$-sheets at 10$^{3}$ {\&} more},
  pages = {12-19}, issn = {978-1-4822-5326-9}
}

@Proceedings{acl09,
  title = {Proceedings of the 47th Meeting},
  booktitle = {Proceedings of the 47th Meeting},
  editor = {Su, Keh-Yih},
  publisher = {ACL}, address = {Suntec}, year = {2009}
}

@phdthesis(smith99,
  author = {Mary Ann Smith},
  title = {On \emph{Mycobacterium bovis}},
  school = {Universit{\'e} de Gen{\`e}ve},
  year = {1999},
  type = {Th{\`e}se de doctorat}
)
`,
    records: [
      {
        type: 'article-journal',
        title: 'HIV and the État of ß-care: a Cochrane view',
        authors: ['Möller, Jørgen', 'Álvarez Martínez, José', 'Kołakowski, Łukasz', 'SPRINT Research Group'],
        year: 2014,
        month: 10,
        venue: 'New England Journal of Medicine',
        volume: '371',
        issue: '3',
        pages: '215-224',
        doi: '10.1056/nejmoa14_99999',
      },
      {
        type: 'paper-conference',
        title: 'Parsing α- and β-sheets at 10³ & more',
        authors: ['Cho, Min-ji', 'von Neumann, John, Jr.'],
        year: 2009,
        venue: 'Proceedings of the 47th Meeting',
        pages: '12-19',
        isbn: '9781482253269',
        publisher: 'ACL',
        place: 'Suntec',
      },
      { title: 'Proceedings of the 47th Meeting', authors: [], editors: ['Su, Keh-Yih'], year: 2009, publisher: 'ACL' },
      {
        type: 'thesis',
        title: 'On Mycobacterium bovis',
        authors: ['Smith, Mary Ann'],
        year: 1999,
        publisher: 'Université de Genève',
        genre: 'Thèse de doctorat',
      },
    ],
  },
  {
    name: 'BibLaTeX with subtitles, dates, eprints and a report',
    file: 'zotero.bib',
    format: 'bibtex',
    text: String.raw`
@article{vaneck_2020, title = {Sleep in nurses}, subtitle = {a diary study}, author = {van Eck, Nees Jan and given={Ana}, family={Sousa}, prefix={de}, useprefix=true},
	journaltitle = {Sleep Medicine}, shortjournal = {Sleep Med.}, date = {2020-06-15}, volume = {70}, number = {2}, pages = {33--41},
	issn = {1389-9457}, doi = {10.1016/j.sleep.2020.99.001}, abstract = {Nurses sleep little. 40\% slept under 6~h.}, keywords = {sleep, nurses}, langid = {english}, urldate = {2021-02-03}, url = {https://example.org/a_b~c} }

@online{rong2021, author = {Rong, Li}, title = {Masks at home}, date = {2021-01}, eprint = {2101.01234v2}, eprinttype = {arxiv}, eprintclass = {q-bio.PE}, pubstate = {prepublished} }

@report{who2019, author = {{World Health Organization}}, title = {Trends in maternal mortality}, institution = {WHO}, location = {Geneva}, type = {Technical Report}, number = {WHO/RHR/19.23}, date = {2019} }

@incollection{abe2018, author = {Abe, Shinzō}, title = {Household waste}, booktitle = {Cities at Work}, booksubtitle = {Essays}, editor = {Roe, Jane and Poe, E. A.}, publisher = {MIT Press}, location = {Cambridge, MA}, date = {2018}, pages = {77--99}, isbn = {978-0-262-03384-8}, series = {Urban Studies}, edition = {2} }
`,
    records: [
      {
        type: 'article-journal',
        title: 'Sleep in nurses: a diary study',
        authors: ['van Eck, Nees Jan', 'de Sousa, Ana'],
        year: 2020,
        month: 6,
        day: 15,
        venue: 'Sleep Medicine',
        venueShort: 'Sleep Med.',
        volume: '70',
        issue: '2',
        pages: '33-41',
        doi: '10.1016/j.sleep.2020.99.001',
        abstract: 'Nurses sleep little. 40% slept under 6\u00A0h.',
        keywords: ['sleep', 'nurses'],
        url: 'https://example.org/a_b~c',
        accessed: '2021-02-03',
      },
      { title: 'Masks at home', authors: ['Rong, Li'], year: 2021, month: 1 },
      {
        type: 'report',
        title: 'Trends in maternal mortality',
        authors: ['World Health Organization'],
        year: 2019,
        publisher: 'WHO',
        place: 'Geneva',
        genre: 'Technical Report',
        number: 'WHO/RHR/19.23',
      },
      {
        type: 'chapter',
        title: 'Household waste',
        authors: ['Abe, Shinzō'],
        editors: ['Roe, Jane', 'Poe, E. A.'],
        year: 2018,
        venue: 'Cities at Work: Essays',
        pages: '77-99',
        publisher: 'MIT Press',
        place: 'Cambridge, MA',
        isbn: '9780262033848',
        series: 'Urban Studies',
        edition: '2',
      },
    ],
  },
]
