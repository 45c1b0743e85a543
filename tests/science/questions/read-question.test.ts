import { describe, expect, it } from 'vitest'

import type { ConceptRole } from '#contract/answer.ts'
import { readQuestion } from '#science/questions/read-question.ts'

const words = (question: string, role: ConceptRole) =>
  readQuestion(question)
    .concepts.filter((concept) => concept.role === role)
    .map(({ text }) => text)
    .join('; ')
const reading = (question: string) => {
  const { kind, claim = '' } = readQuestion(question)
  const parts = (['exposure', 'comparator', 'outcome', 'population'] as const).map((role) => words(question, role))
  return [kind, claim, ...parts].join(' | ').replace(/(?: \| )+$/, '')
}

/** Kind, claim, exposure, comparator, outcome, population. */
const asked: readonly (readonly [string, string])[] = [
  ['Does BCG vaccination prevent tuberculosis?', 'effect | lower | BCG vaccination |  | tuberculosis'],
  ['does bcg vaccination protect children against tuberculosis', 'effect | lower | bcg vaccination |  | tuberculosis | children'],
  ['Is BCG effective against tuberculosis?', 'effect | lower | BCG |  | tuberculosis'],
  ['Does BCG reduce the risk of tuberculosis in infants?', 'effect | lower | BCG |  | tuberculosis | infants'],
  ['Can exercise prevent falls in older adults?', 'effect | lower | exercise |  | falls | older adults'],
  ['Could zinc shorten the common cold?', 'effect | lower | zinc |  | common cold'],
  ['Will metformin help people lose weight?', 'effect | lower | metformin |  | weight'],
  ['Is CBT effective for insomnia in older adults?', 'effect | lower | CBT |  | insomnia | older adults'],
  ['Is magnesium effective after myocardial infarction?', 'effect | better | magnesium |  |  | myocardial infarction'],
  ['Is melatonin useful for jet lag?', 'effect | better | melatonin |  | jet lag'],
  ['Are probiotics beneficial in irritable bowel syndrome?', 'effect | better | probiotics |  |  | irritable bowel syndrome'],
  ['Are statins useful in the elderly?', 'effect | better | statins |  |  | elderly'],
  ['Are antidepressants effective in adolescents with depression?', 'effect | better | antidepressants |  |  | adolescents with depression'],
  ['Is screen time harmful to sleep in teenagers?', 'effect | lower | screen time |  | sleep | teenagers'],
  ['Is ivermectin effective in reducing mortality in COVID-19?', 'effect | lower | ivermectin |  | mortality | COVID-19'],
  ['Is acupuncture an effective treatment for migraine?', 'effect | lower | acupuncture |  | migraine'],
  ['Is vitamin C a cure for the common cold?', 'effect | lower | vitamin C |  | common cold'],
  ['Does hydroxychloroquine reduce mortality in hospitalised patients with COVID-19?', 'effect | lower | hydroxychloroquine |  | mortality | hospitalised patients with COVID-19'],
  ['Do SGLT2 inhibitors lower the risk of hospitalisation for heart failure in people with type 2 diabetes?', 'effect | lower | SGLT2 inhibitors |  | hospitalisation for heart failure | people with type 2 diabetes'],
  ['Does mindfulness improve quality of life among cancer survivors?', 'effect | higher | mindfulness |  | quality of life | cancer survivors'],
  ['Do small classes improve achievement?', 'effect | higher | small classes |  | achievement'],
  ['Does homework help?', 'effect | better | homework'],
  ['Does retrieval practice work?', 'effect | better | retrieval practice'],
  ['Does oxytocin help prevent postpartum haemorrhage?', 'effect | lower | oxytocin |  | postpartum haemorrhage'],
  ['Do minimum wages reduce employment?', 'effect | lower | minimum wages |  | employment'],
  ['Do cash transfers increase school attendance in low-income countries?', 'effect | higher | cash transfers |  | school attendance | low-income countries'],
  ['Does dropout improve the accuracy of neural networks?', 'effect | higher | dropout |  | accuracy of neural networks'],
  ['Does climate change shift species ranges?', 'description |  | climate change'],
  ['Do wolves affect willow growth in Yellowstone?', 'effect | better | wolves |  | willow growth | Yellowstone'],
  ['Does coffee affect blood pressure?', 'effect | lower | coffee |  | blood pressure'],
  ['Has fluoridation reduced dental caries?', 'effect | lower | fluoridation |  | dental caries'],
  ['Does vitamin D have an effect on fractures?', 'effect | lower | vitamin D |  | fractures'],
  ['Does social media have a negative impact on self-esteem?', 'effect | lower | social media |  | self-esteem'],
  ['effect of vitamin D on fractures', 'effect | lower | vitamin D |  | fractures'],
  ['What is the effect of exercise on depression in adolescents?', 'effect | lower | exercise |  | depression | adolescents'],
  ['What effect does caffeine have on endurance performance?', 'effect | higher | caffeine |  | endurance performance'],
  ['What are the effects of noise on sleep?', 'effect | higher | noise |  | sleep'],
  ['impact of class size on test scores', 'effect | higher | class size |  | test scores'],
  ['Efficacy of azithromycin in COPD exacerbations', 'effect | lower | azithromycin |  | COPD exacerbations'],
  ['effectiveness of mRNA vaccines against symptomatic COVID-19', 'effect | lower | mRNA vaccines |  | symptomatic COVID-19'],
  ['Role of corticosteroids in septic shock', 'effect | lower | corticosteroids |  | septic shock'],
  ['How effective is the flu vaccine in older people?', 'effect | better | flu vaccine |  |  | older people'],
  ['How well does CPAP work?', 'effect | better | CPAP'],
  ['Is there evidence that omega-3 prevents heart attacks?', 'effect | lower | omega-3 |  | heart attacks'],
  ['I would like to know whether yoga reduces low back pain', 'effect | lower | yoga |  | low back pain'],
  ['Is it true that sugar causes hyperactivity in children?', 'association | higher | sugar |  | hyperactivity | children'],
  ['What is the evidence that masks reduce transmission?', 'effect | lower | masks |  | transmission'],
  ['tranexamic acid for postpartum haemorrhage', 'effect | lower | tranexamic acid |  | postpartum haemorrhage'],
  ['prone positioning in ARDS', 'effect | lower | prone positioning |  | ARDS'],
  ['BCG vaccination tuberculosis infants', 'effect | lower | BCG vaccination |  | tuberculosis'],
  ['aspirin and preeclampsia', 'effect | lower | aspirin |  | preeclampsia'],
  ['Does the MMR vaccine cause autism?', 'association | higher | MMR vaccine |  | autism'],
  ['Is MMR vaccination associated with autism?', 'association | higher | MMR vaccination |  | autism'],
  ['Is smoking linked to lung cancer?', 'association | higher | smoking |  | lung cancer'],
  ['smoking and lung cancer', 'association | higher | smoking |  | lung cancer'],
  ['Is red meat a risk factor for colorectal cancer?', 'association | higher | red meat |  | colorectal cancer'],
  ['Is lead exposure a cause of lower IQ in children?', 'association | lower | lead exposure |  | IQ | children'],
  ['link between screen time and sleep in teenagers', 'association | higher | screen time |  | sleep | teenagers'],
  ['What is the relationship between air pollution and dementia?', 'association | higher | air pollution |  | dementia'],
  ['association of coffee with cardiovascular mortality', 'association | higher | coffee |  | cardiovascular mortality'],
  ['Is loneliness associated with higher mortality?', 'association | higher | loneliness |  | mortality'],
  ['Is a Mediterranean diet associated with lower mortality?', 'association | lower | Mediterranean diet |  | mortality'],
  ['Does air pollution cause dementia?', 'association | higher | air pollution |  | dementia'],
  ['aspirin versus clopidogrel for stroke prevention', 'comparison | lower | aspirin | clopidogrel | stroke'],
  ['apixaban vs warfarin in atrial fibrillation', 'comparison | better | apixaban | warfarin |  | atrial fibrillation'],
  ['Is surgery better than physiotherapy for knee osteoarthritis?', 'comparison | lower | surgery | physiotherapy | knee osteoarthritis'],
  ['Are e-cigarettes more effective than nicotine replacement therapy for quitting smoking?', 'comparison | higher | e-cigarettes | nicotine replacement therapy | quitting smoking'],
  ['Is retrieval practice better than rereading for long-term retention?', 'comparison | higher | retrieval practice | rereading | long-term retention'],
  ['Which is better for pain, ibuprofen or paracetamol?', 'comparison | lower | ibuprofen | paracetamol | pain'],
  ['Compare metformin with sulfonylurea for mortality in type 2 diabetes', 'comparison | lower | metformin | sulfonylurea | mortality | type 2 diabetes'],
  ['What is the difference between CBT and mindfulness for anxiety?', 'comparison | lower | CBT | mindfulness | anxiety'],
  ['balanced crystalloids compared with saline for mortality in sepsis', 'comparison | lower | balanced crystalloids | saline | mortality | sepsis'],
  ['Is open surgery inferior to laparoscopic surgery for recurrence?', 'comparison | higher | open surgery | laparoscopic surgery | recurrence'],
  ['Why did BCG cause autism?', 'premise | higher | BCG |  | autism'],
  ['Why does homeopathy cure cancer?', 'premise | lower | homeopathy |  | cancer'],
  ['How does vitamin D prevent COVID-19?', 'premise | lower | vitamin D |  | COVID-19'],
  ['Why is sugar associated with ADHD?', 'association | higher | sugar |  | ADHD'],
] // prettier-ignore

const special: readonly (readonly [string, string])[] = [
  ['How many participants were in the DAPA-HF trial?', 'number sample-size'],
  ['How many patients were interviewed?', 'number sample-size'],
  ['What was the sample size of RECOVERY?', 'number sample-size'],
  ['What was the hazard ratio in PARADIGM-HF?', 'number effect-size'],
  ['How long was follow-up in JUPITER?', 'number follow-up'],
  ['What was the primary outcome of EMPEROR-Preserved?', 'number outcome'],
  ['What percentage of participants were women?', 'number sex'],
  ['In which country was the Hunter Area trial done?', 'number country'],
  ['What is a confidence interval?', 'definition'],
  ['What does allocation concealment mean?', 'definition'],
  ['Define ego depletion', 'definition'],
  ['How was depression measured?', 'method'],
  ['How do you calculate a risk ratio?', 'method'],
  ['Which statistical tests were used?', 'method'],
  ['What are the risk factors for dementia?', 'list'],
  ['Which trials studied sacubitril-valsartan?', 'list'],
  ['List the side effects of statins', 'list'],
  ['What causes scurvy?', 'list'],
  ['How do I import a RIS file?', 'product'],
  ['Can I share my library with colleagues?', 'product'],
  ['Does Roadrunner read PDFs?', 'product'],
  ['Summarise these papers', 'description'],
  ['What did the Hunter trial find about self-harm?', 'description'],
  ['', 'description'],
  ['???', 'description'],
]

describe('reading a question', () => {
  it.each(asked)('%s', (question, expected) => {
    expect(reading(question)).toBe(expected)
  })

  it.each(special)('%s is told apart by its kind', (question, expected) => {
    const { kind, asked: number } = readQuestion(question)
    expect([kind, number].filter(Boolean).join(' ')).toBe(expected)
  })

  it('knows a thing by its other names: acronym and long form, class and member, entry terms', () => {
    const terms = (question: string, role: ConceptRole) =>
      readQuestion(question).concepts.find((concept) => concept.role === role)?.terms ?? []
    expect(terms('Does BCG prevent TB?', 'exposure')).toContain('Bacillus Calmette-Guérin')
    expect(terms('Does BCG prevent TB?', 'outcome')).toContain('tuberculosis')
    expect(terms('Do gliflozins prevent kidney failure?', 'exposure')).toContain('dapagliflozin')
    expect(terms('Does dapagliflozin prevent kidney failure?', 'exposure')).not.toContain('empagliflozin')
    expect(terms('Does BCG prevent TB?', 'exposure')).not.toContain('streptomycin')
    expect(terms('Is CBT effective for insomnia?', 'exposure')).toContain('cognitive behavioural therapy')
    expect(terms('Does BCG revaccination prevent tuberculosis?', 'exposure')).not.toContain('BCG')
  })

  it('names the study that is asked for, and takes no word for one', () => {
    const studies = (question: string) => words(question, 'study')
    expect(studies('How many participants were in the DAPA-HF trial?')).toBe('DAPA-HF')
    expect(studies('how many people did dapa-hf enrol')).toBe('dapa-hf')
    expect(studies('What did the Hunter trial find about self-harm?')).toBe('Hunter')
    expect(studies('Does usual care protect against recovery being delayed?')).toBe('')
  })

  it('says when it assumed which way is meant', () => {
    expect(readQuestion('effect of vitamin D on fractures').isClaimAssumed).toBe(true)
    expect(readQuestion('Does vitamin D reduce fractures?').isClaimAssumed).toBeUndefined()
  })
})

it('what stands behind the sign of a question is no part of it', () => {
  const { concepts } = readQuestion('Does BCG prevent tuberculosis? Protection')
  expect(concepts.map(({ role, text }) => [role, text])).toEqual([
    ['exposure', 'BCG'],
    ['outcome', 'tuberculosis'],
  ])
})

it.each([
  ['Does hydroxychloroquine help patients hospitalised with COVID-19?', 'patients hospitalised with COVID-19'],
  ['Do statins benefit people without vascular disease?', 'people without vascular disease'],
  ['Does exercise help adults with depression?', 'adults with depression'],
])('people are for whom something is done, and never its outcome: %s', (question, population) => {
  expect(words(question, 'outcome')).toBe('')
  expect(words(question, 'population')).toBe(population)
})
