/** Events among the people of one arm. */
export type ArmCounts = { events: number; total: number }

/** One trial's two-by-two table; `paperId` names the paper of the starter library whose summary states the same counts. */
export type TrialRow = { paperId: string; label: string; treated: ArmCounts; control: ArmCounts; source: string }

/** Trials that asked the same question, ready to be pooled. */
export type TrialTable = {
  id: string
  question: string
  population: string
  intervention: string
  comparator: string
  outcome: string
  rows: readonly TrialRow[]
}

type Arm = readonly [events: number, total: number]

const row =
  (source: string) =>
  (paperId: string, label: string, treated: Arm, control: Arm): TrialRow => ({
    paperId,
    label,
    treated: { events: treated[0], total: treated[1] },
    control: { events: control[0], total: control[1] },
    source,
  })

const colditz = row('Case counts of the 13 trials pooled by Colditz et al., JAMA 1994;271:698-702')
const deaths = row('Deaths from any cause as given in the primary report of the trial')
const coronary = row(
  'Coronary death or non-fatal infarction (or the nearest outcome) as given in the primary report of the trial',
)
const admissions = row('Patients with a first admission for heart failure as given in the primary report of the trial')
const covid = row(
  'Confirmed symptomatic cases in the primary efficacy analysis as given in the primary report of the trial',
)
const magnesium = row('Deaths in the short-term follow-up as given in the primary report of the trial')

export const trialTables: readonly TrialTable[] = [
  {
    id: 'bcg-tuberculosis',
    question: 'Does BCG vaccination prevent tuberculosis?',
    population: 'People without tuberculosis at entry',
    intervention: 'BCG vaccination',
    comparator: 'No vaccination or placebo',
    outcome: 'Tuberculosis',
    rows: [
      colditz('p-aronson-1948', 'Aronson 1948', [4, 123], [11, 139]),
      colditz('p-ferguson-1949', 'Ferguson & Simes 1949', [6, 306], [29, 303]),
      colditz('p-rosenthal-1961-households', 'Rosenthal 1961 (households)', [3, 231], [11, 220]),
      colditz('p-hart-1977', 'Hart & Sutherland 1977', [62, 13598], [248, 12867]),
      colditz('p-frimodt-moller-1973', 'Frimodt-Moller 1973', [33, 5069], [47, 5808]),
      colditz('p-stein-1953', 'Stein & Aronson 1953', [180, 1541], [372, 1451]),
      colditz('p-vandiviere-1973', 'Vandiviere 1973', [8, 2545], [10, 629]),
      colditz('p-madras-trial-1980', 'Madras 1980', [505, 88391], [499, 88391]),
      colditz('p-coetzee-1968', 'Coetzee & Berjak 1968', [29, 7499], [45, 7277]),
      colditz('p-rosenthal-1961-chicago', 'Rosenthal 1961 (Chicago)', [17, 1716], [65, 1665]),
      colditz('p-comstock-1974', 'Comstock 1974', [186, 50634], [141, 27338]),
      colditz('p-comstock-1969', 'Comstock & Webster 1969', [5, 2498], [3, 2341]),
      colditz('p-comstock-1976', 'Comstock 1976', [27, 16913], [29, 17854]),
    ],
  },
  {
    id: 'statins-mortality',
    question: 'Do statins reduce death from any cause?',
    population: 'Adults with or at risk of cardiovascular disease',
    intervention: 'A statin',
    comparator: 'Placebo or usual care',
    outcome: 'Death from any cause',
    rows: [
      deaths('p-4s-1994', '4S 1994', [182, 2221], [256, 2223]),
      deaths('p-woscops-1995', 'WOSCOPS 1995', [106, 3302], [135, 3293]),
      deaths('p-care-1996', 'CARE 1996', [180, 2081], [196, 2078]),
      deaths('p-lipid-1998', 'LIPID 1998', [498, 4512], [633, 4502]),
      deaths('p-afcaps-1998', 'AFCAPS/TexCAPS 1998', [80, 3304], [77, 3301]),
      deaths('p-hps-2002', 'HPS 2002', [1328, 10269], [1507, 10267]),
      deaths('p-prosper-2002', 'PROSPER 2002', [298, 2891], [306, 2913]),
      deaths('p-allhat-llt-2002', 'ALLHAT-LLT 2002', [631, 5170], [641, 5185]),
      deaths('p-ascot-lla-2003', 'ASCOT-LLA 2003', [185, 5168], [212, 5137]),
      deaths('p-cards-2004', 'CARDS 2004', [61, 1428], [82, 1410]),
      deaths('p-4d-2005', '4D 2005', [297, 619], [320, 636]),
      deaths('p-mega-2006', 'MEGA 2006', [55, 3866], [79, 3966]),
      deaths('p-sparcl-2006', 'SPARCL 2006', [216, 2365], [211, 2366]),
      deaths('p-corona-2007', 'CORONA 2007', [728, 2514], [759, 2497]),
      deaths('p-gissi-hf-2008', 'GISSI-HF 2008', [657, 2285], [644, 2289]),
      deaths('p-jupiter-2008', 'JUPITER 2008', [198, 8901], [247, 8901]),
      deaths('p-aurora-2009', 'AURORA 2009', [636, 1389], [660, 1384]),
      deaths('p-hope3-2016', 'HOPE-3 2016', [334, 6361], [357, 6344]),
    ],
  },
  {
    id: 'statins-coronary-events',
    question: 'Do statins prevent major coronary events?',
    population: 'Adults with or at risk of coronary heart disease',
    intervention: 'A statin',
    comparator: 'Placebo or usual care',
    outcome: 'Coronary death or non-fatal myocardial infarction',
    rows: [
      coronary('p-4s-1994', '4S 1994', [431, 2221], [622, 2223]),
      coronary('p-woscops-1995', 'WOSCOPS 1995', [174, 3302], [248, 3293]),
      coronary('p-care-1996', 'CARE 1996', [212, 2081], [274, 2078]),
      coronary('p-lipid-1998', 'LIPID 1998', [557, 4512], [715, 4502]),
      coronary('p-afcaps-1998', 'AFCAPS/TexCAPS 1998', [116, 3304], [183, 3301]),
      coronary('p-hps-2002', 'HPS 2002', [898, 10269], [1212, 10267]),
      coronary('p-prosper-2002', 'PROSPER 2002', [292, 2891], [356, 2913]),
      coronary('p-allhat-llt-2002', 'ALLHAT-LLT 2002', [380, 5170], [421, 5185]),
      coronary('p-ascot-lla-2003', 'ASCOT-LLA 2003', [100, 5168], [154, 5137]),
      coronary('p-cards-2004', 'CARDS 2004', [51, 1428], [77, 1410]),
      coronary('p-mega-2006', 'MEGA 2006', [66, 3866], [101, 3966]),
    ],
  },
  {
    id: 'beta-blockers-mortality',
    question: 'Do beta-blockers reduce death in heart failure or left ventricular dysfunction?',
    population: 'Patients with heart failure or reduced ejection fraction',
    intervention: 'A beta-blocker',
    comparator: 'Placebo',
    outcome: 'Death from any cause',
    rows: [
      deaths('p-mdc-1993', 'MDC 1993', [23, 194], [19, 189]),
      deaths('p-cibis-1994', 'CIBIS 1994', [53, 320], [67, 321]),
      deaths('p-us-carvedilol-1996', 'US Carvedilol 1996', [22, 696], [31, 398]),
      deaths('p-anz-carvedilol-1997', 'ANZ Carvedilol 1997', [20, 207], [26, 208]),
      deaths('p-cibis2-1999', 'CIBIS-II 1999', [156, 1327], [228, 1320]),
      deaths('p-merit-hf-1999', 'MERIT-HF 1999', [145, 1990], [217, 2001]),
      deaths('p-copernicus-2001', 'COPERNICUS 2001', [130, 1156], [190, 1133]),
      deaths('p-best-2001', 'BEST 2001', [411, 1354], [449, 1354]),
      deaths('p-capricorn-2001', 'CAPRICORN 2001', [116, 975], [151, 984]),
      deaths('p-seniors-2005', 'SENIORS 2005', [169, 1067], [192, 1061]),
    ],
  },
  {
    id: 'ace-inhibitors-mortality',
    question: 'Do ACE inhibitors reduce death in heart failure or left ventricular dysfunction?',
    population: 'Patients with heart failure or reduced ejection fraction',
    intervention: 'An ACE inhibitor',
    comparator: 'Placebo',
    outcome: 'Death from any cause',
    rows: [
      deaths('p-consensus-1987', 'CONSENSUS 1987', [50, 127], [68, 126]),
      deaths('p-solvd-treatment-1991', 'SOLVD treatment 1991', [452, 1285], [510, 1284]),
      deaths('p-solvd-prevention-1992', 'SOLVD prevention 1992', [313, 2111], [334, 2117]),
      deaths('p-save-1992', 'SAVE 1992', [228, 1115], [275, 1116]),
      deaths('p-aire-1993', 'AIRE 1993', [170, 1014], [222, 992]),
      deaths('p-trace-1995', 'TRACE 1995', [304, 876], [369, 873]),
    ],
  },
  {
    id: 'sglt2-heart-failure-admission',
    question: 'Do SGLT2 inhibitors prevent admission for heart failure?',
    population: 'Patients with type 2 diabetes, heart failure or kidney disease',
    intervention: 'An SGLT2 inhibitor',
    comparator: 'Placebo',
    outcome: 'Admission for heart failure',
    rows: [
      admissions('p-empa-reg-2015', 'EMPA-REG OUTCOME 2015', [126, 4687], [95, 2333]),
      admissions('p-declare-2019', 'DECLARE-TIMI 58 2019', [212, 8582], [286, 8578]),
      admissions('p-credence-2019', 'CREDENCE 2019', [89, 2202], [141, 2199]),
      admissions('p-dapa-hf-2019', 'DAPA-HF 2019', [231, 2373], [318, 2371]),
      admissions('p-vertis-cv-2020', 'VERTIS CV 2020', [139, 5499], [99, 2747]),
      admissions('p-emperor-reduced-2020', 'EMPEROR-Reduced 2020', [246, 1863], [342, 1867]),
      admissions('p-emperor-preserved-2021', 'EMPEROR-Preserved 2021', [259, 2997], [352, 2991]),
      admissions('p-deliver-2022', 'DELIVER 2022', [329, 3131], [418, 3132]),
    ],
  },
  {
    id: 'sglt2-mortality',
    question: 'Do SGLT2 inhibitors reduce death from any cause?',
    population: 'Patients with type 2 diabetes, heart failure or kidney disease',
    intervention: 'An SGLT2 inhibitor',
    comparator: 'Placebo',
    outcome: 'Death from any cause',
    rows: [
      deaths('p-empa-reg-2015', 'EMPA-REG OUTCOME 2015', [269, 4687], [194, 2333]),
      deaths('p-declare-2019', 'DECLARE-TIMI 58 2019', [529, 8582], [570, 8578]),
      deaths('p-credence-2019', 'CREDENCE 2019', [168, 2202], [201, 2199]),
      deaths('p-dapa-hf-2019', 'DAPA-HF 2019', [276, 2373], [329, 2371]),
      deaths('p-vertis-cv-2020', 'VERTIS CV 2020', [473, 5499], [254, 2747]),
      deaths('p-emperor-reduced-2020', 'EMPEROR-Reduced 2020', [249, 1863], [266, 1867]),
      deaths('p-dapa-ckd-2020', 'DAPA-CKD 2020', [101, 2152], [146, 2152]),
      deaths('p-emperor-preserved-2021', 'EMPEROR-Preserved 2021', [422, 2997], [427, 2991]),
      deaths('p-deliver-2022', 'DELIVER 2022', [497, 3131], [526, 3132]),
      deaths('p-empa-kidney-2023', 'EMPA-KIDNEY 2023', [148, 3304], [167, 3305]),
    ],
  },
  {
    id: 'covid-vaccines-symptomatic',
    question: 'Do COVID-19 vaccines prevent symptomatic disease?',
    population: 'Adults in the first phase 3 trials',
    intervention: 'A COVID-19 vaccine',
    comparator: 'Placebo or control vaccine',
    outcome: 'Confirmed symptomatic COVID-19',
    rows: [
      covid('p-bnt162b2-2020', 'BNT162b2 2020', [8, 18198], [162, 18325]),
      covid('p-mrna1273-2021', 'mRNA-1273 2021', [11, 14134], [185, 14073]),
      covid('p-chadox1-2021', 'ChAdOx1 2021', [30, 5807], [101, 5829]),
      covid('p-sputnik-2021', 'Gam-COVID-Vac 2021', [16, 14964], [62, 4902]),
      covid('p-ad26-2021', 'Ad26.COV2.S 2021', [116, 19630], [348, 19691]),
      covid('p-nvx-uk-2021', 'NVX-CoV2373 (UK) 2021', [10, 7020], [96, 7019]),
      covid('p-prevent19-2022', 'NVX-CoV2373 (US and Mexico) 2022', [14, 17312], [63, 8140]),
    ],
  },
  {
    id: 'magnesium-infarction',
    question: 'Does intravenous magnesium reduce death in acute myocardial infarction?',
    population: 'Patients with suspected acute myocardial infarction',
    intervention: 'Intravenous magnesium',
    comparator: 'Placebo or no magnesium',
    outcome: 'Death from any cause within five weeks',
    rows: [
      magnesium('p-limit2-1992', 'LIMIT-2 1992', [90, 1159], [118, 1157]),
      magnesium('p-isis4-1995', 'ISIS-4 1995', [2216, 29011], [2103, 29039]),
      magnesium('p-magic-2002', 'MAGIC 2002', [475, 3113], [472, 3100]),
    ],
  },
]
