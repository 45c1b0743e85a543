import { describe, expect, test } from 'vitest'

import { isEnglishWord } from '#science/search/english-words.ts'
import { foreignLanguageOf } from '#science/search/query-language.ts'
import { createSearchIndex } from '#science/search/search-index.ts'
import { stem } from '#science/search/stem.ts'
import { runsOf } from '#science/questions/subjects.ts'
import { rootOf } from '#science/questions/word-root.ts'
import { typedAs } from '#science/search/query-reading.ts'

import { made } from './made-papers.ts'

const index = createSearchIndex({ isWord: isEnglishWord, rootOf })
index.add([
  made('bcg', 'BCG vaccination against tuberculosis in infants', { abstract: 'Vaccinated infants had less of it.' }),
  made('mmr', 'Measles vaccine and autism', { abstract: 'Autistic children had been vaccinated as often as others.' }),
  made('page', 'The page, the wane and the ages', { abstract: 'A minimum of fasting glucose. Insulin was given.' }),
  made('class', 'Class size in Tennessee', { abstract: 'Smaller classes scored higher in reading achievement.' }),
])
const read = (query: string) => {
  const language = foreignLanguageOf(query)
  return index.read(query, { language, runs: runsOf(query, language) })
}
const counted = (query: string) => read(query).subjects.map(({ text, ids }) => `${text}: ${ids.length}`)

describe('what a question names', () => {
  test.each([
    ['Does intermittent fasting improve insulin sensitivity?', ['intermittent fasting', 'insulin sensitivity']],
    ['How many participants were in the DAPA-HF trial?', ['DAPA-HF']],
    ['What is the effect of treatment on patients?', []],
    ['Why did BCG cause autism?', ['BCG', 'autism']],
  ])('%s', (question, named) => {
    expect(runsOf(question).map((run) => typedAs(run, question))).toEqual(named)
  })
})

describe('who speaks of it', () => {
  test('a form of the word is the word; a thing whose words stand apart is not there', () => {
    expect(counted('Does BCG vaccination prevent tuberculosis?')).toEqual(['BCG vaccination: 1', 'tuberculosis: 1'])
    const [fasting] = read('Does minimum insulin help infants?').subjects
    expect(fasting).toMatchObject({ text: 'minimum insulin', ids: ['page'] })
    expect(read('Does BCG glucose help?').subjects[0]).toMatchObject({ ids: [], isApart: true })
  })

  test('no paper speaks of two things that are each here', () => {
    expect(read('Why did BCG cause autism?').together).toEqual([])
    expect(read('Do vaccines cause autism?').together).toEqual(['mmr'])
  })

  test('words side by side are taken apart where a paper has a pair of them', () => {
    expect(counted('smaller class size achievement')).toEqual(['class size: 1', 'achievement: 1'])
  })

  test('a paper that has too little of what is named covers little of it', () => {
    const { coverage } = read('Does intermittent fasting improve insulin sensitivity?')
    expect(coverage('page')).toBeLessThan(0.35)
    expect(read('Does BCG vaccination prevent tuberculosis?').coverage('bcg')).toBe(1)
  })

  test('only papers that may be answered count', () => {
    expect(index.read('autism', { runs: runsOf('autism'), accept: (id) => id !== 'mmr' }).subjects[0]?.ids).toEqual([])
  })
})

describe('spelling', () => {
  test('a word of the dictionary is no error, whatever the papers have', () => {
    expect(read('minimum wage').mended).toEqual([])
    expect(index.search('wage')).toEqual([])
  })

  test('a word that no dictionary and no paper has is mended, and said', () => {
    expect(read('tubercolosis').mended).toEqual([{ typed: 'tubercolosis', as: ['tuberculosis'] }])
    expect(index.search('tubercolosis').map(({ id }) => id)).toEqual(['bcg'])
  })

  test('a word in quotes is searched as it is typed', () => {
    expect(index.search('"tubercolosis"')).toEqual([])
  })

  test.each(['wage', 'fasting', 'colour', 'color', 'randomised', 'whale'])('“%s” is a word', (word) => {
    expect(isEnglishWord(stem(word))).toBe(true)
  })
  test.each(['tubercolosis', 'statns', 'qqxyzzy', 'coronry'])('“%s” is none', (word) => {
    expect(isEnglishWord(stem(word))).toBe(false)
  })
})

describe('a question in another language', () => {
  test.each([
    ['Schützt die BCG-Impfung gegen Tuberkulose?', 'de'],
    ['¿Las estatinas reducen los infartos en mujeres?', 'es'],
    ['Le vaccin BCG protège-t-il contre la tuberculose ?', 'fr'],
    ['卡介苗能预防结核病吗', 'zh'],
    ['Does BCG prevent tuberculosis?', undefined],
    ['La Niña and El Niño', undefined],
    ['de novo mutations', undefined],
  ])('%s', (question, language) => {
    expect(foreignLanguageOf(question)).toBe(language)
  })

  test('finds papers by words of the same root, and says which', () => {
    const { mended } = read('Schützt die BCG-Impfung gegen Tuberkulose?')
    expect(mended).toContainEqual({ typed: 'tuberkulose', as: ['tuberculosis'] })
  })
})
