import { describe, expect, test } from 'vitest'

import { namesInEnglish } from '#science/questions/in-english.ts'
import { isIdle, mayBeParticiple } from '#science/questions/lexicon.ts'
import { readQuestion } from '#science/questions/read-question.ts'
import { slipsIn } from '#science/questions/slips.ts'
import { runsOf } from '#science/questions/subjects.ts'
import { rootOf } from '#science/questions/word-root.ts'

const named = (question: string) => runsOf(question).map((run) => run.map(({ text }) => text).join(' '))

describe('a question names things, and no verb, particle or idle word of it is one', () => {
  test.each([
    ['Are import tariffs passed on to consumers?', ['import tariffs', 'consumers']],
    ['Do people obey when they are told to give electric shocks?', ['electric shocks']],
    ['Should a broken wrist be immobilised in dorsiflexion or in palmar flexion?', ['broken wrist', 'dorsiflexion', 'palmar flexion']],
    ['Do arthropods come back to islands that have been emptied of animals?', ['arthropods', 'islands', 'animals']],
    ['Do young people move more when they know that they are wearing an accelerometer?', ['accelerometer']],
    ['Does massage relieve back pain?', ['massage', 'back pain']],
    ['Is lovastatin any good against coronary events?', ['lovastatin', 'coronary events']],
    ['Does a supplement taken twice daily hold off dementia?', ['supplement', 'daily', 'dementia']],
  ] as const)('%s', (question, things) => expect(named(question)).toEqual(things))

  test('forms of verbs are made by rule, irregular ones are listed', () => {
    for (const word of ['told', 'obeyed', 'took', 'shrunk', 'occurred', 'tries', 'up', 'any', 'himself', 'rather']) {
      expect(`${word} ${isIdle(word) || mayBeParticiple(word)}`).toBe(`${word} ${word !== 'tries'}`)
    }
    expect(['passed', 'emptied', 'seed', 'speed'].map(mayBeParticiple)).toEqual([true, true, false, false])
  })
}) // prettier-ignore

const parts = (question: string) => {
  const { kind, claim, concepts } = readQuestion(question)
  return [kind, claim, ...concepts.map(({ role, text }) => `${role} ${text}`)].join(' | ')
}

describe('what a question tries, looks for and limits it to', () => {
  test.each([
    ['does dapagliflozin slow down kidney disease', 'effect | lower | exposure dapagliflozin | outcome kidney disease'],
    ['Does training of visual skills speed up visual search?', 'effect | higher | exposure training of visual skills | outcome visual search'],
    ['Do mRNA vaccines keep people from severe COVID-19?', 'effect | lower | population people | exposure mRNA vaccines | outcome severe COVID-19'],
    ['Does group psychoeducation ease the burden on family caregivers?', 'effect | lower | population family caregivers | exposure group psychoeducation | outcome burden'],
    ['Why did agalsidase beta shrink the left ventricle more than agalsidase alfa?', 'comparison | lower | exposure agalsidase beta | comparator agalsidase alfa | outcome left ventricle'],
    ['Does enalapril lower blood pressure less than losartan?', 'comparison | higher | exposure enalapril | comparator losartan | outcome blood pressure'],
    ['Does exercise relieve the pain of knee osteoarthritis?', 'effect | lower | population knee osteoarthritis | exposure exercise | outcome pain'],
  ])('%s', (question, read) => expect(parts(question)).toBe(read))

  test('a severe kind of a disease has no name of the whole disease', () => {
    const outcome = readQuestion('Do mRNA vaccines prevent severe COVID-19?').concepts.find(({ role }) => role === 'outcome')
    expect(outcome?.terms).toContain('severe SARS-CoV-2')
    expect(outcome?.terms).not.toContain('COVID-19')
  })

  test.each(['What GLUE score did BERT reach?', 'What top-5 error did AlexNet reach?', 'What was the accuracy of the test?'])(
    '%s asks for a number',
    (question) => expect(readQuestion(question)).toMatchObject({ kind: 'number', asked: 'measure' }),
  )
}) // prettier-ignore

test('forms of one word have one root, and words that only begin alike have not', () => {
  const joined = [['obey', 'obedience'], ['ventricle', 'ventricular'], ['vaccinated', 'vaccination'], ['muscles', 'muscular'], ['decide', 'decision']] // prettier-ignore
  const apart = [['consumers', 'consumption'], ['several', 'severe'], ['number', 'numbness'], ['career', 'care'], ['article', 'articular']] // prettier-ignore
  expect(joined.filter(([a = '', b = '']) => rootOf(a) !== rootOf(b))).toEqual([])
  expect(apart.filter(([a = '', b = '']) => rootOf(a) === rootOf(b))).toEqual([])
})

test('common names in other languages are known, the longest first, and a product’s own name stays', () => {
  const english = (question: string, language: string) => namesInEnglish(question, language).map(({ as }) => as)
  expect(english('L’atorvastatine prévient-elle les accidents vasculaires cérébraux ?', 'fr')).toEqual(['stroke'])
  expect(english('Senken Betablocker die Sterblichkeit nach einem Herzinfarkt?', 'de')).toEqual(['beta-blockers', 'mortality', 'myocardial infarction']) // prettier-ignore
  expect(english('¿Reduce el ejercicio físico el riesgo de caídas?', 'es')).toEqual(['exercise', 'falls'])
  expect(english('Schützt der Impfstoff NVX-CoV2373 vor Grippe?', 'de')).toEqual(['influenza'])
})

test('a small word that is mistyped is none of a thing', () => {
  expect(slipsIn('is lovastatin any good agenst coronary events')).toEqual([{ typed: 'agenst', as: ['against'] }])
  expect(slipsIn('do small classes improve reeding scores')).toEqual([{ typed: 'reeding', as: ['reading'], isWord: true }]) // prettier-ignore
  expect(slipsIn('does reeding of coins matter')).toEqual([])
})
