import { articlesOf } from '../article.ts'

/** Reading and pooling figures. */
export const statisticsArticles = articlesOf('statistics', '2026-11-20', {
  'fixed-or-random-effects': {
    title: 'Which model: common effect or random effects',
    words: 'meta-analysis fixed effect random effects model pooling dersimonian laird reml knapp hartung choose',
    lead: 'The question decides, not the test for heterogeneity.',
    related: ['heterogeneity', 'knapp-hartung', 'prediction-interval'],
    sections: [
      {
        heading: 'Two questions',
        body: [
          'A common-effect model asks: if every study measures the same true effect, what is it? A random-effects model asks: if true effects differ from study to study, what is their mean, and how far do they spread?',
          'Studies by different teams, in different people, with different doses seldom share one true effect. Random effects is then the honest default, decided in the protocol and before the figures are seen.',
        ],
      },
      {
        heading: 'What changes',
        body: [
          'Random effects gives small studies more weight and wider intervals. With few studies the spread is badly known: an interval after Hartung, Knapp, Sidik and Jonkman is then the safer one.',
          'Do not switch the model because I² is high or low. Both numbers are uncertain when there are few studies.',
        ],
      },
    ],
    sources: [
      'DerSimonian R, Laird N. Meta-analysis in clinical trials. Controlled Clinical Trials 1986;7:177-188. doi:10.1016/0197-2456(86)90046-2',
      'Cochrane Handbook for Systematic Reviews of Interventions, chapter 10.',
    ],
  },
  heterogeneity: {
    title: 'Heterogeneity: I², tau² and Q',
    words: 'heterogeneity i2 i-squared tau tau2 q inconsistency variation between studies percent',
    lead: 'Three numbers with three meanings, and what none of them says.',
    related: ['prediction-interval', 'subgroups-and-sensitivity', 'fixed-or-random-effects'],
    sections: [
      {
        heading: 'What they are',
        body: [
          [
            'Q tests whether the results differ more than chance would let them. With few studies it misses much, with many it finds trifles.',
            'I² is the share of the visible variation that is not chance, in percent. It grows with the size of the studies, even when the effects are spread the same.',
            'tau² is the variance of the true effects, tau its square root, in the units of the effect itself.',
          ],
        ],
      },
      {
        heading: 'How to read them',
        body: [
          'Ask tau, or better the prediction interval, whether the spread matters for a decision. I² of 80% can mean effects from very good to excellent, or from harmful to helpful.',
          'Then look for reasons: people, dose, length of follow-up, risk of bias. State which reasons were planned.',
        ],
      },
    ],
    sources: [
      'Higgins JPT, Thompson SG. Quantifying heterogeneity in a meta-analysis. Statistics in Medicine 2002;21:1539-1558. doi:10.1002/sim.1186',
    ],
  },
  'prediction-interval': {
    title: 'How to read a prediction interval',
    words: 'prediction interval confidence interval next study future setting random effects spread',
    lead: 'The confidence interval is about the mean; the prediction interval is about the next place.',
    related: ['heterogeneity', 'forest-plot'],
    sections: [
      {
        heading: 'The difference',
        body: [
          'The confidence interval of a random-effects mean says where the average effect lies. The prediction interval says where the true effect of a new, similar study would lie.',
          'With a risk ratio of 0.80, a confidence interval from 0.70 to 0.92 and a prediction interval from 0.50 to 1.28, the treatment helps on average, and in some settings it may do nothing or harm.',
        ],
      },
      {
        heading: 'With care',
        body: [
          'It needs at least three studies, and is only trustworthy with ten or so. It assumes that effects are spread in the shape of a bell.',
        ],
      },
    ],
    sources: [
      'Riley RD, Higgins JPT, Deeks JJ. Interpretation of random effects meta-analyses. BMJ 2011;342:d549. doi:10.1136/bmj.d549',
      'IntHout J et al. Plea for routinely presenting prediction intervals in meta-analysis. BMJ Open 2016;6:e010247. doi:10.1136/bmjopen-2015-010247',
    ],
  },
  'effect-sizes': {
    title: 'Risk ratio, odds ratio, risk difference, hazard ratio',
    words:
      'effect size rr or rd hr odds risk hazard ratio difference relative absolute compare standardized mean difference smd',
    lead: 'What each compares, and how they are confused.',
    related: ['number-needed-to-treat', 'forest-plot', 'extracting-data'],
    sections: [
      {
        heading: 'For yes and no',
        body: [
          [
            'Risk ratio: the risk in one group divided by that in the other. 0.5 is half the risk.',
            'Odds ratio: the same with odds. Close to the risk ratio when the event is rare, further from 1 when it is common.',
            'Risk difference: one risk minus the other. It depends on how many people have the event anyway.',
          ],
        ],
      },
      {
        heading: 'For time and for measurements',
        body: [
          'A hazard ratio compares how fast events come, at each moment. It is no ratio of risks at the end.',
          'Mean differences keep their unit. Standardised ones divide by the spread of the people, so that scales can be compared, and the price is a unit that nobody has a feeling for.',
        ],
      },
      {
        heading: 'For a decision',
        body: [
          'Pool on a ratio scale when the baseline differs, then give absolute numbers for the people you speak of.',
        ],
      },
    ],
    sources: ['Cochrane Handbook for Systematic Reviews of Interventions, chapter 6.'],
  },
  'number-needed-to-treat': {
    title: 'Absolute effects and the number needed to treat',
    words: 'nnt number needed to treat harm absolute risk reduction baseline per 1000 patients',
    lead: 'From a ratio to people: so many fewer of a thousand.',
    related: ['effect-sizes', 'certainty-of-evidence'],
    sections: [
      {
        heading: 'The sum',
        body: [
          'Take a baseline risk and a risk ratio. 200 in 1,000 have the event, the ratio is 0.75: then it is 150 in 1,000, which is 50 fewer. One divided by 0.05 gives 20 to treat for one event avoided.',
          'The same ratio at a baseline of 10 in 1,000 saves 2.5, and 400 must be treated. A number without its baseline and its time says nothing.',
        ],
      },
      {
        heading: 'The interval',
        body: [
          'If the interval of the difference includes zero, the number goes through infinity: it runs from a number to treat for benefit to a number for harm. Give the difference instead.',
        ],
      },
    ],
    sources: [
      'Altman DG. Confidence intervals for the number needed to treat. BMJ 1998;317:1309-1312. doi:10.1136/bmj.317.7168.1309',
    ],
  },
  'p-values-and-intervals': {
    title: 'p values, intervals and "no difference"',
    words: 'p value significance confidence interval null no difference not significant absence of evidence power',
    lead: 'A large p value is no proof that nothing happens.',
    related: ['effect-sizes', 'reading-an-abstract'],
    sections: [
      {
        heading: 'What to look at',
        body: [
          'Read the interval before the p value. If it holds effects that would matter, in either direction, the study has left the question open. "Not significant" then means "not known".',
          'If it holds only effects too small to matter, the study has answered the question with no.',
        ],
      },
      {
        heading: 'Common slips',
        body: [
          [
            'Counting significant against other studies: votes have no size.',
            'One subgroup significant, the other not: compare the two effects with each other.',
            'p = 0.049 and p = 0.051 as opposites: they say the same.',
          ],
        ],
      },
    ],
    sources: [
      'Altman DG, Bland JM. Absence of evidence is not evidence of absence. BMJ 1995;311:485. doi:10.1136/bmj.311.7003.485',
    ],
  },
  'small-study-effects': {
    title: 'Publication bias and small studies',
    words: 'publication bias funnel plot egger small study effects asymmetry missing unpublished trim and fill',
    lead: 'When the small studies show more than the large ones.',
    related: ['where-to-search', 'certainty-of-evidence'],
    sections: [
      {
        heading: 'The funnel',
        body: [
          'Effects against their precision make a funnel when chance alone spreads them. A missing corner may mean unpublished results, and also poorer methods in small studies, sicker people in them, or plain chance.',
          'Tests for asymmetry need about ten studies. Below that, do not run them.',
        ],
      },
      {
        heading: 'What helps more',
        body: [
          'Look in trial registries for studies that were started and never reported, and list them. That is evidence; a corrected estimate is a guess about it.',
        ],
      },
    ],
    sources: [
      'Egger M, Davey Smith G, Schneider M, Minder C. Bias in meta-analysis detected by a simple, graphical test. BMJ 1997;315:629-634. doi:10.1136/bmj.315.7109.629',
    ],
  },
  'agreement-kappa-and-ac1': {
    title: 'Agreement between reviewers: kappa and AC1',
    group: 'searching',
    words: 'agreement kappa cohen ac1 gwet reviewers screening inter-rater reliability percent',
    lead: 'Why kappa can be low when two people agree on nearly everything.',
    related: ['screening-in-pairs', 'writing-exclusion-criteria'],
    sections: [
      {
        heading: 'The paradox',
        body: [
          'Kappa takes off the agreement that chance would give, and guesses that chance from how often each person says yes. In screening nearly everything is a no, so chance alone seems to agree a lot, and 96% agreement can give a kappa of 0.3.',
          'Gwet’s AC1 estimates chance in another way and stays close to what one sees when one answer is rare.',
        ],
      },
      {
        heading: 'What to report',
        body: [
          'The table of the four counts, percent agreement, and one of the two coefficients with its interval, before conflicts were resolved. Say which, and do not choose by which looks better.',
        ],
      },
    ],
    sources: [
      'Cohen J. A coefficient of agreement for nominal scales. Educational and Psychological Measurement 1960;20:37-46. doi:10.1177/001316446002000104',
      'Gwet KL. Computing inter-rater reliability and its variance in the presence of high agreement. British Journal of Mathematical and Statistical Psychology 2008;61:29-48. doi:10.1348/000711006X126600',
    ],
  },
})
