import { articlesOf } from '../article.ts'

/** Pooling, its pictures, and what to do without it. */
export const poolingArticles = articlesOf('statistics', '2026-11-20', {
  'forest-plot': {
    title: 'How to read a forest plot',
    words: 'forest plot diamond square line no effect weight picture figure graph meta-analysis boxes whiskers read',
    lead: 'One row for each study, a line of no effect, and a diamond that is less than it looks.',
    related: ['effect-sizes', 'heterogeneity', 'prediction-interval'],
    sections: [
      {
        heading: 'The parts',
        body: [
          [
            'The square is the effect of a study; the larger, the more weight it has.',
            'The line through it is its confidence interval. If it touches the line of no effect, chance alone could explain the result.',
            'The upright line stands at 1 for ratios and at 0 for differences. The scale of ratios is logarithmic: 0.5 is as far from it as 2.',
            'The diamond is the pooled effect: its middle the estimate, its width the interval.',
          ],
        ],
      },
      {
        heading: 'In which order',
        body: [
          'Look which side favours what; it is not always the same. Then at the rows: do they point the same way, do their intervals overlap? Then at the size of the largest studies. The diamond comes last: it is the mean of rows that may not belong together.',
        ],
      },
    ],
    sources: [
      'Lewis S, Clarke M. Forest plots: trying to see the wood and the trees. BMJ 2001;322:1479-1480. doi:10.1136/bmj.322.7300.1479',
    ],
  },
  'knapp-hartung': {
    title: 'Knapp-Hartung intervals and few studies',
    words:
      'knapp hartung hksj sidik jonkman few studies two three four five only small number confidence interval t distribution adjustment reml dersimonian laird estimator paule mandel',
    lead: 'With a handful of studies the usual interval is too narrow. This one is honest about it.',
    related: ['fixed-or-random-effects', 'heterogeneity', 'prediction-interval'],
    sections: [
      {
        heading: 'What it does',
        body: [
          'The usual interval treats tau², the spread of the true effects, as if it were known. With few studies it is a rough guess, and the interval holds the truth less often than the 95% it promises.',
          'Knapp and Hartung scale the standard error by how far the studies really lie from the mean, and take the t distribution with one degree of freedom less than there are studies in place of the normal one.',
        ],
      },
      {
        heading: 'With care',
        body: [
          [
            'With two studies it is so wide that it says nothing. That is the truth about two studies.',
            'When the results agree by chance, it can come out narrower than the usual one. Show both, or keep the wider.',
            'It is about the interval. How tau² is estimated is another choice; REML and Paule-Mandel do better than DerSimonian-Laird when studies differ much.',
          ],
          'Decide on it in the protocol.',
        ],
      },
    ],
    sources: [
      'Knapp G, Hartung J. Improved tests for a random effects meta-regression with a single covariate. Statistics in Medicine 2003;22:2693-2710. doi:10.1002/sim.1482',
      'IntHout J, Ioannidis JPA, Borm GF. The Hartung-Knapp-Sidik-Jonkman method for random effects meta-analysis is straightforward and considerably outperforms the standard DerSimonian-Laird method. BMC Medical Research Methodology 2014;14:25. doi:10.1186/1471-2288-14-25',
      'Veroniki AA et al. Methods to estimate the between-study variance and its uncertainty in meta-analysis. Research Synthesis Methods 2016;7:55-79. doi:10.1002/jrsm.1164',
    ],
  },
  'subgroups-and-sensitivity': {
    title: 'Subgroups and sensitivity analyses',
    words:
      'subgroup sensitivity analysis interaction moderator meta-regression leave one out robust explain difference exploratory',
    lead: 'One asks for whom the effect differs, the other whether the answer depends on a choice.',
    related: ['heterogeneity', 'p-values-and-intervals', 'small-study-effects'],
    sections: [
      {
        heading: 'Subgroups',
        body: [
          'Compare the two effects with each other. That one is significant and the other is not proves nothing: the second may just be smaller.',
          [
            'Was it planned, with a direction, and one of a few?',
            'Is it within studies? Between studies, much else differs too.',
            'Does it show again in other studies and for related outcomes?',
          ],
        ],
      },
      {
        heading: 'Sensitivity',
        body: [
          'Do it again without the studies at high risk of bias, without each study in turn, with another model. If the answer stays, say so in one sentence. If not, that is the result.',
        ],
      },
    ],
    sources: [
      'Sun X, Briel M, Walter SD, Guyatt GH. Is a subgroup effect believable? Updating criteria to evaluate the credibility of subgroup analyses. BMJ 2010;340:c117. doi:10.1136/bmj.c117',
      'Altman DG, Bland JM. Interaction revisited: the difference between two estimates. BMJ 2003;326:219. doi:10.1136/bmj.326.7382.219',
    ],
  },
  'without-pooling': {
    title: 'Bringing results together without pooling',
    words:
      'narrative synthesis swim vote counting no meta-analysis cannot pool too different combine direction of effect albatross harvest plot',
    lead: 'When figures cannot be pooled, there are better ways than counting the significant ones.',
    related: ['which-kind-of-review', 'effect-sizes', 'heterogeneity'],
    sections: [
      {
        heading: 'What one can do',
        body: [
          [
            'Show the effects, each with its interval, grouped as planned, without a diamond.',
            'Give the range and the median of the effects.',
            'Count the directions, all of them, whatever their p value, and test the count.',
            'Combine p values, where nothing else was reported; it says that something happens somewhere, not how much.',
          ],
        ],
      },
      {
        heading: 'What one must say',
        body: [
          'How studies were grouped and why, which measure was used, what was not pooled for which reason, and how certain it all is. Counting significant studies against others is never an answer: small studies miss real effects.',
        ],
      },
    ],
    sources: [
      'Campbell M et al. Synthesis without meta-analysis (SWiM) in systematic reviews: reporting guideline. BMJ 2020;368:l6890. doi:10.1136/bmj.l6890',
    ],
  },
})
