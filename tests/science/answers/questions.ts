import type { AnswerClass, QuestionKind, VerdictWord } from '#contract/answer.ts'

/** A question as somebody types it, and what a careful reader accepts as its answer. */
export type AskedQuestion = {
  group: string
  query: string
  kind: QuestionKind | readonly QuestionKind[]
  /** Verdicts that are right; left out where the question has none. */
  words?: readonly VerdictWord[]
  /** What single papers must be said to say. */
  says?: Readonly<Record<string, AnswerClass>>
  /** What must be named as absent. */
  absent?: string
  /** What must not be named as absent. */
  present?: string
  /** The number that is asked for. */
  number?: string
  /** Ask only of these papers. */
  of?: readonly string[]
}

const effect = ['effect', 'association'] as const

/** Sixty questions in twelve kinds, over the starter papers and the papers of the test. */
export const questions: readonly AskedQuestion[] = [
  // answerable by the starter papers
  { group: 'starter', query: 'Does BCG vaccination prevent tuberculosis?', kind: 'effect', words: ['yes', 'mostly-yes'], says: { 'p-madras-trial-1980': 'none', 'p-hart-1977': 'favour' }, present: 'prevent' },
  { group: 'starter', query: 'Do SGLT2 inhibitors prevent admission for heart failure?', kind: 'effect', words: ['yes', 'mostly-yes'], says: { 'p-empa-reg-2015': 'favour' } },
  { group: 'starter', query: 'Does simvastatin reduce death from any cause?', kind: 'effect', words: ['too-few', 'yes', 'mostly-yes'], says: { 'p-4s-1994': 'favour' } },
  { group: 'starter', query: 'Do COVID-19 vaccines prevent symptomatic disease?', kind: 'effect', words: ['yes', 'mostly-yes', 'too-few'], says: { 'p-mrna1273-2021': 'favour', 'p-chadox1-2021': 'favour' } },
  { group: 'starter', query: 'Does the MMR vaccine cause autism?', kind: 'association', words: ['mostly-no'], says: { 'p-hviid-2019': 'none' } },
  // files that somebody brought
  { group: 'own', query: 'Does green tea improve sleep?', kind: 'effect', words: ['mixed'], says: { Adams: 'favour', Baker: 'none', Clark: 'against' }, of: ['Adams', 'Baker', 'Clark', 'Dale', 'Evans'] },
  { group: 'own', query: 'Is tea good for sleep?', kind: 'effect', words: ['mixed'], says: { Adams: 'favour' }, of: ['Adams', 'Baker', 'Clark'] },
  { group: 'own', query: 'tea versus water for sleep', kind: 'comparison', of: ['Adams', 'Baker', 'Clark'] },
  { group: 'own', query: 'Does tea worsen sleep?', kind: 'effect', words: ['mixed'], says: { Adams: 'against', Clark: 'favour' }, of: ['Adams', 'Baker', 'Clark'] },
  { group: 'own', query: 'What is known about bridges in Finland?', kind: ['description', 'effect'], of: ['Evans'] },
  // nulls
  { group: 'null', query: 'Does zinc shorten the common cold?', kind: 'effect', words: ['no-clear-effect'], of: ['Abel', 'Bora', 'Ciro', 'Dunn'] },
  { group: 'null', query: 'Is zinc effective against colds?', kind: 'effect', words: ['no-clear-effect'], of: ['Abel', 'Bora', 'Ciro', 'Dunn'] },
  { group: 'null', query: 'Does hydroxychloroquine reduce mortality in COVID-19?', kind: 'effect', words: ['too-few', 'no-clear-effect'], says: { 'p-recovery-hcq-2020': 'none' } },
  { group: 'null', query: 'Does early magnesium lower mortality in high-risk infarction?', kind: 'effect', says: { 'p-magic-2002': 'none' }, of: ['p-magic-2002'] },
  { group: 'null', query: 'Does BCG protect adults in south India against tuberculosis?', kind: 'effect', says: { 'p-madras-trial-1980': 'none' }, of: ['p-madras-trial-1980', 'p-frimodt-moller-1973'] },
  // conflicts
  { group: 'conflict', query: 'Does intravenous magnesium reduce mortality in myocardial infarction?', kind: 'effect', words: ['mixed', 'no-clear-effect'], says: { 'p-limit2-1992': 'favour', 'p-isis4-1995': 'none' } },
  { group: 'conflict', query: 'Does BCG work in India and in Britain?', kind: 'effect', says: {}, of: ['p-madras-trial-1980', 'p-hart-1977'] },
  { group: 'conflict', query: 'Does tea affect sleep?', kind: 'effect', words: ['mixed'], of: ['Adams', 'Baker', 'Clark'] },
  { group: 'conflict', query: 'Does BCG prevent tuberculosis in Georgia and Puerto Rico?', kind: 'effect', says: { 'p-comstock-1974': 'favour', 'p-comstock-1976': 'none' }, of: ['p-comstock-1974', 'p-comstock-1976', 'p-comstock-1969'] },
  { group: 'conflict', query: 'Is dexamethasone useful against death in COVID-19?', kind: 'effect', says: { 'p-recovery-dexa-2021': 'favour' }, of: ['p-recovery-dexa-2021'] },
  // one paper
  { group: 'one', query: 'Does dapagliflozin lower the risk of death from any cause?', kind: 'effect', words: ['too-few'], says: { 'p-dapa-hf-2019': 'favour' }, of: ['p-dapa-hf-2019'] },
  { group: 'one', query: 'Does rosuvastatin prevent death?', kind: 'effect', words: ['too-few'], says: { 'p-jupiter-2008': 'favour' }, of: ['p-jupiter-2008'] },
  { group: 'one', query: 'Does atorvastatin reduce deaths from any cause in hypertension?', kind: 'effect', says: { 'p-ascot-lla-2003': 'none' }, of: ['p-ascot-lla-2003'] },
  { group: 'one', query: 'Does streptomycin reduce mortality in tuberculosis?', kind: 'effect', says: { 'p-mrc-streptomycin-1948': 'favour' }, of: ['p-mrc-streptomycin-1948'] },
  { group: 'one', query: 'Does ego depletion impair self-control?', kind: 'effect', says: { 'p-hagger-2016': 'none' }, of: ['p-hagger-2016'] },
  // numbers
  { group: 'number', query: 'How many participants were in the DAPA-HF trial?', kind: 'number', number: 'sample-size' },
  { group: 'number', query: 'What was the hazard ratio for death in JUPITER?', kind: 'number', number: 'effect-size' },
  { group: 'number', query: 'How long was the follow-up in 4S?', kind: 'number', number: 'follow-up' },
  { group: 'number', query: 'How many children were followed in the Danish MMR study?', kind: 'number', number: 'sample-size' },
  { group: 'number', query: 'What was the sample size of RECOVERY?', kind: 'number', number: 'sample-size' },
  // comparisons
  { group: 'comparison', query: 'simvastatin versus placebo for mortality', kind: 'comparison', says: { 'p-4s-1994': 'favour' }, of: ['p-4s-1994'] },
  { group: 'comparison', query: 'Is dexamethasone better than usual care for mortality in COVID-19?', kind: 'comparison', says: { 'p-recovery-dexa-2021': 'favour' }, of: ['p-recovery-dexa-2021'] },
  { group: 'comparison', query: 'magnesium compared with placebo for mortality', kind: 'comparison', says: { 'p-magic-2002': 'none' }, of: ['p-magic-2002'] },
  { group: 'comparison', query: 'Compare empagliflozin with placebo for heart failure hospitalisation', kind: 'comparison', of: ['p-empa-reg-2015'] },
  { group: 'comparison', query: 'Which is better for colds, zinc or placebo?', kind: 'comparison', words: ['no-clear-effect'], of: ['Abel', 'Bora', 'Ciro'] },
  // false premises
  { group: 'premise', query: 'Why does BCG cause autism?', kind: 'premise', words: ['nothing'], absent: 'autism', of: ['p-hart-1977', 'p-stein-1953'] },
  { group: 'premise', query: 'Does an mRNA vaccine protect against malaria in Kenya?', kind: 'effect', words: ['nothing'], absent: 'malaria', of: ['p-bnt162b2-2020', 'p-mrna1273-2021'] },
  { group: 'premise', query: 'How does hydroxychloroquine prevent death in COVID-19?', kind: 'premise', says: { 'p-recovery-hcq-2020': 'none' }, of: ['p-recovery-hcq-2020'] },
  { group: 'premise', query: 'Why did MMR vaccination cause autism in Denmark?', kind: 'premise', words: ['mostly-no'], of: ['p-madsen-2002', 'p-hviid-2019'] },
  { group: 'premise', query: 'Why does tea cure malaria?', kind: 'premise', words: ['nothing'], absent: 'malaria', of: ['Adams', 'Baker'] },
  // off the library
  { group: 'off', query: 'Does intermittent fasting improve insulin sensitivity?', kind: 'effect', words: ['nothing'], absent: 'intermittent fasting', of: ['p-4s-1994', 'p-hart-1977'] },
  { group: 'off', query: 'Do minimum wages reduce employment?', kind: 'effect', words: ['nothing'], absent: 'minimum wages', of: ['p-4s-1994', 'p-finn-1990'] },
  { group: 'off', query: 'Does acupuncture relieve migraine?', kind: 'effect', words: ['nothing'], absent: 'acupuncture', of: ['p-hart-1977'] },
  { group: 'off', query: 'Is glyphosate linked to lymphoma?', kind: 'association', words: ['nothing'], absent: 'glyphosate', of: ['p-hviid-2019'] },
  { group: 'off', query: 'Do wolves affect elk in Yellowstone?', kind: 'effect', words: ['nothing'], absent: 'wolves', of: ['p-dapa-hf-2019'] },
  // other languages: what the vocabulary knows in them is matched, and nothing is made up
  { group: 'language', query: 'Schützt die BCG-Impfung vor Tuberkulose?', kind: effect, words: ['yes', 'mostly-yes', 'too-few'], of: ['p-hart-1977', 'p-ferguson-1949', 'p-stein-1953'] },
  { group: 'language', query: 'BCG et tuberculose', kind: [...effect, 'description'], of: ['p-hart-1977'] },
  { group: 'language', query: '¿Reduce la dapagliflozina la mortalidad?', kind: ['description', 'effect', 'association'], of: ['p-dapa-hf-2019'] },
  { group: 'language', query: 'Заменяет ли чай сон?', kind: 'description', of: ['Adams'] },
  { group: 'language', query: '茶は睡眠を改善しますか', kind: 'description', of: ['Adams'] },
  // misspelt: never answered as if it were another thing
  { group: 'misspelt', query: 'Does BCG vacination prevent tubercolosis?', kind: 'effect', of: ['p-hart-1977'] },
  { group: 'misspelt', query: 'does simvastatine reduce mortality', kind: 'effect', of: ['p-4s-1994'] },
  { group: 'misspelt', query: 'is magnesum effectiv after infarction', kind: [...effect, 'description'], of: ['p-magic-2002'] },
  { group: 'misspelt', query: 'hidroxychloroquine covid mortality', kind: [...effect, 'description'], of: ['p-recovery-hcq-2020'] },
  { group: 'misspelt', query: 'Do statins reduse deaths?', kind: [...effect, 'description'], of: ['p-4s-1994'] },
  // about the product
  { group: 'product', query: 'How do I import a RIS file?', kind: 'product' },
  { group: 'product', query: 'Can I share my library with a colleague?', kind: 'product' },
  { group: 'product', query: 'Does Roadrunner read PDFs?', kind: 'product' },
  { group: 'product', query: 'How can I cancel my subscription?', kind: 'product' },
  { group: 'product', query: 'Where do I change my password?', kind: 'product' },
] // prettier-ignore
