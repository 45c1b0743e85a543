import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** What journals ask for. */
export const publishingArticles = articlesOf('publishing', '2026-11-20', {
  'prisma-2020': {
    title: 'PRISMA 2020: reporting a systematic review',
    words: 'prisma 2020 checklist 27 items report systematic review statement abstract journal requires write up',
    lead: 'Twenty-seven items that a reader needs in order to believe you, or to do it again.',
    related: ['flow-diagram', 'protocol-and-registration', 'reporting-guidelines'],
    sections: [
      {
        heading: 'What it asks for',
        body: [
          [
            'Every source with the day it was last searched, and every search in full.',
            'How many people decided and extracted, whether apart, and what tools helped them.',
            'For each outcome the effect measure, the model, and how differences were looked into.',
            'Studies that seemed to fit and were excluded, with the reason.',
            'Certainty for each outcome; registration, protocol and changes; data and code.',
          ],
          'It guides the report and not the work, and it scores nothing. Fill the checklist with the page of each item while you write.',
        ],
      },
      {
        heading: 'Relatives',
        body: [
          'PRISMA-S for searches, PRISMA-P for protocols, PRISMA-ScR for scoping reviews, and others for network meta-analyses, diagnostic accuracy and individual data.',
        ],
      },
    ],
    sources: [
      'Page MJ et al. The PRISMA 2020 statement: an updated guideline for reporting systematic reviews. BMJ 2021;372:n71. doi:10.1136/bmj.n71',
      'Page MJ et al. PRISMA 2020 explanation and elaboration. BMJ 2021;372:n160. doi:10.1136/bmj.n160',
    ],
  },
  'reporting-guidelines': {
    title: 'Reporting guidelines: which one for which study',
    words:
      'reporting guideline equator consort strobe stard tripod care arrive spirit srqr coreq cheers checklist journal submit',
    lead: 'One list for each design of what a report must hold. Choose it before you start.',
    related: ['prisma-2020', 'study-designs', 'choosing-a-risk-of-bias-tool'],
    sections: [
      {
        heading: 'By design',
        body: [
          [
            'Randomised trial: CONSORT; its protocol: SPIRIT.',
            'Cohort, case-control, cross-sectional: STROBE.',
            'Systematic review: PRISMA.',
            'Accuracy of a test: STARD. Prediction model: TRIPOD.',
            'Qualitative study: SRQR; interviews and focus groups: COREQ.',
            'Case report: CARE. Animals: ARRIVE. Economic evaluation: CHEERS.',
          ],
          'Several have been renewed in recent years, and many have extensions. The EQUATOR Network lists the ones in force.',
        ],
      },
      {
        heading: 'How to use one',
        body: [
          'Read it while planning: what must be reported must be recorded. Hand in the checklist with page numbers. "Not done" is an allowed answer, silence is not.',
        ],
      },
    ],
    sources: [
      'Simera I, Moher D, Hoey J, Schulz KF, Altman DG. A catalogue of reporting guidelines for health research. European Journal of Clinical Investigation 2010;40:35-53. doi:10.1111/j.1365-2362.2009.02234.x',
      'von Elm E et al. The STROBE statement. PLoS Medicine 2007;4:e296. doi:10.1371/journal.pmed.0040296',
      'Schulz KF, Altman DG, Moher D. CONSORT 2010 statement. BMJ 2010;340:c332. doi:10.1136/bmj.c332',
    ],
  },
  'credit-roles': {
    title: 'Who did what: the fourteen roles of CRediT',
    place: { label: 'Profile', path: paths.profile() },
    words:
      'credit contributor roles contribution statement authorship taxonomy conceptualization author order who did what journal',
    lead: 'A journal that asks for contributions means these roles. Each can be held by several people, and one person can hold several.',
    related: ['orcid', 'profile-and-publications', 'reporting-guidelines'],
    sections: [
      {
        heading: 'The roles',
        body: [
          [
            'Thinking: conceptualization, methodology, supervision, project administration, funding acquisition.',
            'Doing: investigation, resources, software, data curation.',
            'Working out: formal analysis, validation, visualization.',
            'Writing: original draft; review and editing.',
          ],
          'Under your profile, Contribution statement writes the sentence from ticked roles, by person or by role.',
        ],
      },
      {
        heading: 'What it is not',
        body: [
          'A role makes nobody an author. Authors answer for the whole; the rules for that are the journal’s. Agree on roles when the work begins, and look at them again before you submit.',
        ],
      },
    ],
    sources: [
      'Brand A, Allen L, Altman M, Hlava M, Scott J. Beyond authorship: attribution, contribution, collaboration, and credit. Learned Publishing 2015;28:151-155. doi:10.1087/20150211',
    ],
  },
  orcid: {
    title: 'ORCID iD: a name that is yours alone',
    place: { label: 'Profile', path: paths.profile() },
    words:
      'orcid id researcher identifier check digit name disambiguation same name sixteen digits invalid wrong works import',
    lead: 'Sixteen characters that stay the same when names, places and spellings change.',
    related: ['profile-and-publications', 'credit-roles', 'identifiers'],
    sections: [
      {
        heading: 'The number',
        body: [
          'Four groups of four, such as 0000-0002-1825-0097. The last is a check digit, computed from the others, and may be an X. That is how a mistyped one is noticed: "does not fit the others" means that one of the sixteen is wrong.',
          'It is free and belongs to the person, not to the employer.',
        ],
      },
      {
        heading: 'Here',
        body: [
          'Roadrunner checks the number and shows it to people you work with. It does not sign in to ORCID for you: to bring your works, export them there as BibTeX and import that file.',
        ],
      },
    ],
    sources: [
      'Haak LL, Fenner M, Paglione L, Pentz E, Ratner H. ORCID: a system to uniquely identify researchers. Learned Publishing 2012;25:259-264. doi:10.1087/20120404',
    ],
  },
  'citation-styles': {
    title: 'APA, Vancouver, Harvard: how citation styles differ',
    place: { label: 'Research settings', path: paths.settings('research') },
    words:
      'citation style reference list bibliography format apa vancouver ama nih chicago harvard ieee numbered author date et al in-text',
    lead: 'Two families, and a few details over which papers come back.',
    related: ['citation-style-and-sources', 'reference-formats', 'identifiers'],
    sections: [
      {
        heading: 'Two families',
        body: [
          [
            'Author and date: APA, Harvard, Chicago. The text names people and year, the list is in the order of the alphabet.',
            'Numbers: Vancouver, AMA, NIH, IEEE. The text has a number, the list is in the order of appearance.',
          ],
          'Author and date lets a reader see at once who is spoken of and how old it is. Numbers keep a dense text short.',
        ],
      },
      {
        heading: 'Details',
        body: [
          'They differ in how many authors are written out before "et al", whether journal names are shortened, and where the year stands. "Harvard" is a kind and not one style: ask whose. The journal’s own instructions outrank every handbook.',
          'A journal with a style of its own: find its name at zotero.org/styles, download the .csl file and add it in the settings of your draft, under Citation style. It stays with the draft, and with your styles for the next one.',
          'Give the DOI in all of them: it is the only part that cannot be misread.',
        ],
      },
    ],
  },
})
