import { shelf } from './starter-paper.ts'

/** Classic experiments on mind and learning, and the replications that put some of them to the test. */
export const psychologyPapers = shelf('Psychology and learning', [
  {
    id: 'p-osc-2015',
    design: 'cross-sectional',
    title: 'Estimating the reproducibility of psychological science',
    authors: 'Open Science Collaboration',
    year: 2015,
    venue: 'Science',
    at: '349(6251):aac4716',
    doi: '10.1126/science.aac4716',
    pmid: '26315443',
    keywords: 'replication; reproducibility; psychology; effect size; metascience',
    abstract: `The Open Science Collaboration repeated 100 studies that had appeared in three psychology journals in 2008. The
      replications used large samples and materials of the original authors where possible. Of the original studies 97% had
      reported statistically significant results, but only 36% of the replications were significant. The mean effect size of
      the replications, a correlation of 0.197, was about half of the original 0.403. By subjective rating 39% of the effects
      were judged to have replicated. Surprising effects and effects with weaker original evidence replicated less often. A
      single failed replication does not prove that the original finding is false.`,
  },
  {
    id: 'p-klein-2014',
    design: 'cross-sectional',
    title: 'Investigating variation in replicability: a "Many Labs" replication project',
    authors:
      'Klein, Richard A.; Ratliff, Kate A.; Vianello, Michelangelo; Adams, Reginald B.; Bahník, Štěpán; Bernstein, Michael J.; et al.',
    year: 2014,
    venue: 'Social Psychology',
    at: '45(3):142-152',
    doi: '10.1027/1864-9335/a000178',
    keywords: 'replication; Many Labs; anchoring; heterogeneity; social psychology',
    abstract: `The first Many Labs project repeated 13 classic and contemporary effects of psychology in 36 samples with 6,344
      participants. Ten effects replicated consistently, among them anchoring and the gain or loss framing of decisions. One
      effect, imagined contact, had weak support, and two priming effects did not replicate. Whether the sample came from a
      laboratory or from the internet, and from the United States or elsewhere, made little difference. Variation between
      effects was much larger than variation between samples. The result speaks against the idea that failed replications are
      mostly due to different samples.`,
  },
  {
    id: 'p-simmons-2011',
    design: 'method',
    title:
      'False-positive psychology: undisclosed flexibility in data collection and analysis allows presenting anything as significant',
    authors: 'Simmons, Joseph P.; Nelson, Leif D.; Simonsohn, Uri',
    year: 2011,
    venue: 'Psychological Science',
    at: '22(11):1359-1366',
    doi: '10.1177/0956797611417632',
    pmid: '22006061',
    keywords: 'false positives; p-hacking; researcher degrees of freedom; disclosure',
    abstract: `Simmons, Nelson and Simonsohn show how freedom in collecting and analysing data inflates false positive results.
      In simulations four common kinds of flexibility together raised the rate of false positives at the 0.05 level to 60.7%.
      The authors ran real experiments and, by selective analysis, obtained the absurd result that listening to a song made
      participants younger. They propose six rules for authors, such as fixing the rule for stopping data collection and
      reporting all measures and conditions. They also propose four guidelines for reviewers. The paper helped to start the
      movement for preregistration in psychology.`,
  },
  {
    id: 'p-stroop-1935',
    design: 'randomised-trial',
    title: 'Studies of interference in serial verbal reactions',
    authors: 'Stroop, J. Ridley',
    year: 1935,
    venue: 'Journal of Experimental Psychology',
    at: '18(6):643-662',
    doi: '10.1037/h0054651',
    keywords: 'Stroop effect; interference; attention; reading; colour naming',
    abstract: `Stroop studied how reading and colour naming interfere with each other in experiments with college students.
      Naming the ink colour of words that spelled another colour took about 74% longer than naming the colour of plain
      squares. Reading colour words printed in conflicting ink took hardly longer than reading them in black. The asymmetry
      suggests that reading is more practised and more automatic than naming colours. With practice over several days the
      interference became smaller. The Stroop effect is among the most reliably replicated effects of psychology.`,
  },
  {
    id: 'p-miller-1956',
    design: 'review',
    title: 'The magical number seven, plus or minus two: some limits on our capacity for processing information',
    authors: 'Miller, George A.',
    year: 1956,
    venue: 'Psychological Review',
    at: '63(2):81-97',
    doi: '10.1037/h0043158',
    pmid: '13310704',
    keywords: 'working memory; information theory; chunking; absolute judgement',
    abstract: `Miller reviews experiments on absolute judgement and on the span of immediate memory. People can tell apart
      about seven levels of a single quality such as pitch or loudness, which is a channel capacity of roughly 2.6 bits. The
      span of immediate memory is also about seven items, but it is limited by the number of chunks and not by bits. Recoding
      items into larger chunks therefore lets people hold far more information. Miller treats the common number seven as
      possibly a coincidence. Later work puts the capacity of working memory nearer to four chunks.`,
  },
  {
    id: 'p-milgram-1963',
    design: 'before-after',
    title: 'Behavioral study of obedience',
    authors: 'Milgram, Stanley',
    year: 1963,
    venue: 'The Journal of Abnormal and Social Psychology',
    at: '67(4):371-378',
    doi: '10.1037/h0040525',
    pmid: '14049516',
    keywords: 'obedience; authority; social psychology; research ethics',
    abstract: `Milgram asked 40 men to give what they believed were increasing electric shocks to a learner whenever he made a
      mistake. The experimenter told hesitating participants to go on. Of the 40 men 26, or 65%, went to the highest level of
      450 volts, and nobody stopped before 300 volts. Participants showed strong signs of strain such as sweating, trembling
      and nervous laughter. There was no control condition in this first report, so the result is a rate of obedience in one
      situation. The deception and the distress led to lasting debate about ethics in research.`,
  },
  {
    id: 'p-asch-1956',
    design: 'randomised-trial',
    title: 'Studies of independence and conformity: I. A minority of one against a unanimous majority',
    authors: 'Asch, Solomon E.',
    year: 1956,
    venue: 'Psychological Monographs: General and Applied',
    at: '70(9):1-70',
    doi: '10.1037/h0093718',
    keywords: 'conformity; group pressure; social psychology; independence',
    abstract: `Asch tested whether people give way to a unanimous majority that is plainly wrong. Groups of confederates gave
      false answers on 12 critical trials of a task of matching lines, and 123 male college students answered near the end of
      the row. About 37% of the critical answers agreed with the false majority, against less than 1% errors in a control
      group working alone. About a quarter of the participants never gave way. Most answers were therefore independent, which
      later accounts often leave out. All participants were male students of American colleges.`,
  },
  {
    id: 'p-bandura-1961',
    design: 'randomised-trial',
    title: 'Transmission of aggression through imitation of aggressive models',
    authors: 'Bandura, Albert; Ross, Dorothea; Ross, Sheila A.',
    year: 1961,
    venue: 'The Journal of Abnormal and Social Psychology',
    at: '63(3):575-582',
    doi: '10.1037/h0045925',
    pmid: '13864605',
    keywords: 'social learning; aggression; imitation; children; Bobo doll',
    abstract: `Bandura and colleagues studied whether children imitate aggression seen in adults. They tested 72 nursery school
      children, 36 boys and 36 girls, of whom 24 saw an aggressive adult, 24 a calm adult and 24 no model. Children who had
      seen an adult beat an inflated Bobo doll imitated the acts and the words far more than the other groups. Boys showed more
      physical aggression than girls, above all after a male model. Learning took place without any reward. The short delay
      and the artificial toy limit what the study says about violence in life.`,
  },
  {
    id: 'p-bandura-1977',
    design: 'theory',
    title: 'Self-efficacy: toward a unifying theory of behavioral change',
    authors: 'Bandura, Albert',
    year: 1977,
    venue: 'Psychological Review',
    at: '84(2):191-215',
    doi: '10.1037/0033-295x.84.2.191',
    pmid: '847061',
    keywords: 'self-efficacy; behaviour change; theory; phobia',
    abstract: `Bandura proposes that treatments of different kinds change behaviour by one path, the belief of a person in
      being able to do what is needed. He calls this belief self-efficacy and keeps it apart from the expected outcome of an
      act. Self-efficacy decides whether people try, how hard they try and how long they persist. It has four sources:
      performance, vicarious experience, verbal persuasion and physiological state. Success in performance is the strongest of
      them. Studies of adults with snake phobia are used to show that self-efficacy predicts later behaviour.`,
  },
  {
    id: 'p-tversky-kahneman-1974',
    design: 'review',
    title: 'Judgment under uncertainty: heuristics and biases',
    authors: 'Tversky, Amos; Kahneman, Daniel',
    year: 1974,
    venue: 'Science',
    at: '185(4157):1124-1131',
    doi: '10.1126/science.185.4157.1124',
    pmid: '17835457',
    keywords: 'heuristics; cognitive bias; anchoring; availability; representativeness',
    abstract: `Tversky and Kahneman describe three heuristics by which people judge uncertain events. By representativeness
      people judge probability by similarity and neglect base rates and sample size. By availability they judge frequency by
      the ease with which examples come to mind. By anchoring they adjust too little from a starting value, even from a random
      one. In one demonstration a wheel of fortune that stopped at 10 or at 65 led to median estimates of 25% and 45% for the
      share of African countries in the United Nations. The heuristics are useful on the whole and lead to systematic errors,
      in experts too.`,
  },
  {
    id: 'p-kahneman-tversky-1979',
    design: 'theory',
    title: 'Prospect theory: an analysis of decision under risk',
    authors: 'Kahneman, Daniel; Tversky, Amos',
    year: 1979,
    venue: 'Econometrica',
    at: '47(2):263-291',
    doi: '10.2307/1914185',
    keywords: 'prospect theory; decision under risk; loss aversion; expected utility',
    abstract: `Kahneman and Tversky show by hypothetical choices that people break the rules of expected utility theory. People
      overweight certain outcomes against probable ones, and their attitude to risk turns round when gains become losses.
      Prospect theory replaces final wealth by gains and losses from a reference point. Its value function is concave for
      gains, convex for losses, and steeper for losses than for gains. Decision weights replace probabilities and give small
      probabilities too much weight. The evidence consists mostly of answers by students and faculty to invented problems.`,
  },
  {
    id: 'p-mischel-1989',
    design: 'cohort',
    title: 'Delay of gratification in children',
    authors: 'Mischel, Walter; Shoda, Yuichi; Rodriguez, Monica L.',
    year: 1989,
    venue: 'Science',
    at: '244(4907):933-938',
    doi: '10.1126/science.2658056',
    pmid: '2658056',
    keywords: 'delay of gratification; self-control; marshmallow test; child development',
    abstract: `Mischel and colleagues review their work on children who could have a small treat at once or a larger one later.
      Preschool children waited longer when the treats were out of sight or when they thought about something else. Children
      who waited longer at four years of age were described by their parents as more competent in adolescence. In some
      conditions waiting time also correlated with later college entrance scores. The follow-up samples came from one
      university nursery school and were small. Later work with larger and more varied samples found much weaker links.`,
  },
  {
    id: 'p-watts-2018',
    design: 'cohort',
    title:
      'Revisiting the marshmallow test: a conceptual replication investigating links between early delay of gratification and later outcomes',
    authors: 'Watts, Tyler W.; Duncan, Greg J.; Quan, Haonan',
    year: 2018,
    venue: 'Psychological Science',
    at: '29(7):1159-1177',
    doi: '10.1177/0956797618761661',
    pmid: '29799765',
    keywords: 'marshmallow test; replication; delay of gratification; socioeconomic status',
    abstract: `Watts and colleagues re-examined the link between waiting for a treat at 54 months of age and outcomes at age
      15. They used a larger and more varied American sample and concentrated on children whose mothers had no college
      degree. An additional minute of waiting predicted a gain of about one tenth of a standard deviation in later achievement.
      That association was half the size of the original one and fell by two thirds after adjustment for family background,
      early cognitive ability and home environment. Links with behaviour at age 15 were close to zero. The study is a conceptual
      and not an exact replication, with a shorter maximum waiting time.`,
  },
  {
    id: 'p-roediger-karpicke-2006',
    design: 'randomised-trial',
    title: 'Test-enhanced learning: taking memory tests improves long-term retention',
    authors: 'Roediger, Henry L.; Karpicke, Jeffrey D.',
    year: 2006,
    venue: 'Psychological Science',
    at: '17(3):249-255',
    doi: '10.1111/j.1467-9280.2006.01693.x',
    pmid: '16507066',
    keywords: 'testing effect; retrieval practice; long-term retention; learning',
    abstract: `Roediger and Karpicke asked whether taking a test helps learning more than studying again. Students read prose
      passages and then either restudied them or recalled them in a test without feedback. After five minutes restudy gave
      better recall, but after two days and after one week the tested students remembered more. In the second experiment
      students who had studied once and been tested three times recalled 61% after a week, against 40% for those who had
      studied four times. Students who restudied were more confident about their later memory although they remembered less.
      The materials were short texts learned in a laboratory.`,
  },
  {
    id: 'p-karpicke-roediger-2008',
    design: 'randomised-trial',
    title: 'The critical importance of retrieval for learning',
    authors: 'Karpicke, Jeffrey D.; Roediger, Henry L.',
    year: 2008,
    venue: 'Science',
    at: '319(5865):966-968',
    doi: '10.1126/science.1152408',
    pmid: '18276894',
    keywords: 'retrieval practice; testing effect; vocabulary learning; metacognition',
    abstract: `Karpicke and Roediger had students learn the meaning of 40 Swahili words under four schedules of study and
      testing. Once a word had been recalled it was either kept or dropped from further study and from further tests. Students
      who went on being tested recalled about 80% of the words a week later. Students whose words were dropped from further
      tests recalled about a third. Repeated study after a first recall had no effect on delayed recall. Students of all groups
      predicted about the same performance, so they were not aware of the benefit of retrieval.`,
  },
  {
    id: 'p-cepeda-2006',
    design: 'meta-analysis',
    title: 'Distributed practice in verbal recall tasks: a review and quantitative synthesis',
    authors: 'Cepeda, Nicholas J.; Pashler, Harold; Vul, Edward; Wixted, John T.; Rohrer, Doug',
    year: 2006,
    venue: 'Psychological Bulletin',
    at: '132(3):354-380',
    doi: '10.1037/0033-2909.132.3.354',
    pmid: '16719566',
    keywords: 'spacing effect; distributed practice; verbal learning; meta-analysis',
    abstract: `Cepeda and colleagues reviewed the effect of distributed practice on verbal recall. They analysed 839 assessments
      of distributed practice in 317 experiments from 184 articles. Spaced study led to better recall than massed study at all
      retention intervals examined. The best gap between study sessions grew with the time until the test. Very short and very
      long gaps were both worse than the best one. Few of the experiments used retention intervals longer than a day, which
      limits advice for schools.`,
  },
  {
    id: 'p-dunlosky-2013',
    design: 'review',
    title:
      "Improving students' learning with effective learning techniques: promising directions from cognitive and educational psychology",
    authors: 'Dunlosky, John; Rawson, Katherine A.; Marsh, Elizabeth J.; Nathan, Mitchell J.; Willingham, Daniel T.',
    year: 2013,
    venue: 'Psychological Science in the Public Interest',
    at: '14(1):4-58',
    doi: '10.1177/1529100612453266',
    pmid: '26173288',
    keywords: 'learning techniques; practice testing; distributed practice; education',
    abstract: `Dunlosky and colleagues judged ten learning techniques that students can use by themselves. Practice testing and
      distributed practice received the highest rating of utility, because they help learners of many ages, with many
      materials and on many tasks. Elaborative interrogation, self-explanation and interleaved practice were rated moderate.
      Summarising, highlighting, the keyword mnemonic, imagery for text and rereading were rated low. Students report using
      rereading and highlighting most. The ratings are expert judgements of a large literature and not a statistical
      synthesis.`,
  },
  {
    id: 'p-kluger-denisi-1996',
    design: 'meta-analysis',
    title:
      'The effects of feedback interventions on performance: a historical review, a meta-analysis, and a preliminary feedback intervention theory',
    authors: 'Kluger, Avraham N.; DeNisi, Angelo',
    year: 1996,
    venue: 'Psychological Bulletin',
    at: '119(2):254-284',
    doi: '10.1037/0033-2909.119.2.254',
    keywords: 'feedback; performance; meta-analysis; motivation',
    abstract: `Kluger and DeNisi pooled the experiments on the effect of feedback on performance. The meta-analysis covered 607
      effect sizes from 23,663 observations. On average feedback improved performance by 0.41 standard deviations. More than
      one third of the feedback interventions made performance worse. Feedback that drew attention to the self rather than to
      the task was less effective. The authors propose a theory in which feedback works by moving attention between levels of
      control.`,
  },
  {
    id: 'p-bloom-1984',
    design: 'review',
    title: 'The 2 sigma problem: the search for methods of group instruction as effective as one-to-one tutoring',
    authors: 'Bloom, Benjamin S.',
    year: 1984,
    venue: 'Educational Researcher',
    at: '13(6):4-16',
    doi: '10.3102/0013189x013006004',
    keywords: 'tutoring; mastery learning; education; effect size',
    abstract: `Bloom reports dissertations that compared conventional teaching, mastery learning and one-to-one tutoring. The
      average tutored student was about two standard deviations above the average student of a conventional class, better than
      98% of that class. Mastery learning in a class gave a gain of about one standard deviation. Bloom sets the task of finding
      methods of group teaching that reach the effect of tutoring. He lists combinations of alterable variables that might do
      so. Later syntheses find much smaller effects of tutoring, around 0.3 to 0.8 standard deviations.`,
  },
  {
    id: 'p-finn-1990',
    design: 'randomised-trial',
    title: 'Answers and questions about class size: a statewide experiment',
    authors: 'Finn, Jeremy D.; Achilles, Charles M.',
    year: 1990,
    venue: 'American Educational Research Journal',
    at: '27(3):557-577',
    doi: '10.3102/00028312027003557',
    keywords: 'class size; Project STAR; Tennessee; randomised experiment; education',
    abstract: `Finn and Achilles report on Project STAR, a statewide experiment on class size in Tennessee. Pupils and teachers
      entering kindergarten were assigned at random within schools to small classes, regular classes, or regular classes with
      a teacher aide. By the end of first grade pupils in small classes did clearly better in reading and mathematics. The
      advantage was larger for minority pupils than for white pupils. A teacher aide in a regular class brought little. Movement
      of pupils between schools and classes after assignment weakens the randomisation.`,
  },
  {
    id: 'p-krueger-1999',
    design: 'randomised-trial',
    title: 'Experimental estimates of education production functions',
    authors: 'Krueger, Alan B.',
    year: 1999,
    venue: 'The Quarterly Journal of Economics',
    at: '114(2):497-532',
    doi: '10.1162/003355399556052',
    keywords: 'class size; Project STAR; economics of education; test scores',
    abstract: `Krueger analyses Project STAR, in which 11,600 Tennessee pupils and their teachers were assigned at random to
      classes of different sizes from kindergarten to third grade. Pupils in small classes scored about four percentile points
      higher in their first year there. The advantage grew by about one percentile point in each further year. Effects were
      larger for minority pupils and for pupils entitled to free lunch. Teacher aides and measured characteristics of teachers
      had little effect. Adjustment for pupils who changed class or left hardly altered the estimates.`,
  },
  {
    id: 'p-raudenbush-1984',
    design: 'meta-analysis',
    title:
      'Magnitude of teacher expectancy effects on pupil IQ as a function of the credibility of expectancy induction: a synthesis of findings from 18 experiments',
    authors: 'Raudenbush, Stephen W.',
    year: 1984,
    venue: 'Journal of Educational Psychology',
    at: '76(1):85-97',
    doi: '10.1037/0022-0663.76.1.85',
    keywords: 'teacher expectancy; Pygmalion effect; intelligence; meta-analysis',
    abstract: `Raudenbush pooled 18 experiments that tested whether raised expectations of teachers raise the measured
      intelligence of pupils. The experiments gave different results, with some positive and some close to zero. The length of
      time that teachers had known their pupils before the false information explained much of the difference. When teachers
      had known pupils for two weeks or less the effect was clearly larger than when they had known them longer. Teachers who
      know their pupils are hard to deceive. The synthesis reconciles the famous Pygmalion study with the failures to repeat
      it.`,
  },
  {
    id: 'p-hagger-2016',
    design: 'randomised-trial',
    title: 'A multilab preregistered replication of the ego-depletion effect',
    authors:
      'Hagger, Martin S.; Chatzisarantis, Nikos L. D.; Alberts, Hugo; Anggono, Calvin Octavianus; Batailler, Cédric; Birt, Angela R.; et al.',
    year: 2016,
    venue: 'Perspectives on Psychological Science',
    at: '11(4):546-573',
    doi: '10.1177/1745691616652873',
    pmid: '27474142',
    keywords: 'ego depletion; self-control; registered replication; multi-laboratory',
    abstract: `This preregistered project tested ego depletion, the claim that using self-control once leaves less of it for the
      next task. Twenty-three laboratories ran the same protocol with 2,141 participants. The pooled effect was a standardised
      difference of 0.04 (95% CI -0.07 to 0.15), which is not different from zero. Earlier meta-analyses had put the effect at
      about 0.6. Proponents objected that the task used did not deplete self-control. The result is a leading example of a
      well-cited effect that a large preregistered test did not find.`,
  },
  {
    id: 'p-shu-2012',
    design: 'randomised-trial',
    title:
      'Signing at the beginning makes ethics salient and decreases dishonest self-reports in comparison to signing at the end',
    authors: 'Shu, Lisa L.; Mazar, Nina; Gino, Francesca; Ariely, Dan; Bazerman, Max H.',
    year: 2012,
    venue: 'Proceedings of the National Academy of Sciences',
    at: '109(38):15197-15200',
    doi: '10.1073/pnas.1209746109',
    pmid: '22927408',
    keywords: 'honesty; signature; field experiment; retraction; data fabrication',
    retracted: true,
    note: 'Retracted by the journal in September 2021.',
    abstract: `This paper claimed that people report more honestly when they sign a form at the beginning and not at the end. It
      reported two laboratory experiments and one field experiment with a car insurance company. The authors themselves could
      not repeat the effect in later studies and published the failure in 2020. In 2021 outside analysts showed that the data of
      the field experiment had been fabricated, and the journal retracted the paper. Organisations had meanwhile changed their
      forms because of it. Its findings should not be relied upon.`,
  },
  {
    id: 'p-murre-2015',
    design: 'case-report',
    title: "Replication and analysis of Ebbinghaus' forgetting curve",
    authors: 'Murre, Jaap M. J.; Dros, Joeri',
    year: 2015,
    venue: 'PLoS ONE',
    at: '10(7):e0120644',
    doi: '10.1371/journal.pone.0120644',
    pmid: '26148023',
    keywords: 'forgetting curve; Ebbinghaus; replication; memory; savings',
    abstract: `Murre and Dros repeated the forgetting experiment that Ebbinghaus had done on himself in 1880. One person spent
      about 70 hours learning and relearning rows of nonsense syllables. Retention was measured as the time saved in relearning
      after 20 minutes to 31 days. The curve closely resembled that of Ebbinghaus and of two earlier repetitions. A small jump
      upwards appeared at 24 hours, which may point to a role of sleep. The study rests on a single participant, as the
      original did.`,
  },
])
