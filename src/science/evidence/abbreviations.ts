/** Words after whose full stop a sentence never ends: something has to follow ("Fig. 2", "vs. placebo", "Dr. Smith"). */
export const neverLast = new Set(
  `e.g i.e eg ie vs cf viz fig figs eq eqs eqn ref refs tab nos vol vols pp approx ca dr prof mr mrs ms st ste
   incl excl esp resp suppl ch sect sec chap pt ver cv subsp var ssp nov gen`.split(/\s+/),
)

/** Words whose full stop may also end the sentence: only a word that commonly opens one tells. */
export const maybeLast = new Set(
  `al etc inc ltd co corp dept univ sp spp hr hrs h min mins mo mos yr yrs wk wks d i.v i.m s.c p.o i.p b.i.d t.i.d
   q.d a.m p.m u.s u.k u.s.a e.u ph.d m.d m.sc b.sc n.s s.d s.e s.e.m c.i d.f no jr sr max avg wt est vit temp conc p r n`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that commonly open a sentence and are not names: they settle "… et al. The", "vitamin D. We". */
export const openers = new Set(
  `The This These That Those There A An We Our In It Its They Their However Moreover Furthermore Additionally Although
   Among After At As Both Because Before Between By Conclusion Conclusions Results Methods Background Objective Design
   Data Each Finally For From Further He Hence If Is Main Mean Most Neither No None Of On One Only Other Outcome Outcomes
   Overall Participants Patients People Secondary Primary She Significant Since Subjects Such Studies Study Thus Therefore
   To Treatment Two Three Four Under Using Was What When Where Whereas While With Within Without Women Men Children
   Adverse All Also Another Compared Despite During Findings Follow Here How I Interventions Limitations Median
   Nevertheless Nine Eight Six Seven Five Ten Twelve Not Several Some Similarly Then Trials You`.split(/\s+/),
)
