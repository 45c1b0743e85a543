import { expect, test } from 'vitest'

import { documentText, textHash } from '#science/evidence/document-text.ts'
import { isTheirWords, provenanceOf, provenanceWords } from '#science/evidence/provenance.ts'

const paper = { title: 'Tea and sleep', abstract: 'Tea improved sleep.', origin: [{ kind: 'import' as const }] }
const starter = { ...paper, origin: [{ kind: 'starter' as const }] }
const rebuilt = { ...paper, abstractRebuiltBy: 'OpenAlex' }
const hash = textHash(documentText(paper))

test.each([
  ['the paper’s abstract', { textHash: hash, start: 15 }, paper, true],
  ['the paper’s title', { textHash: hash, start: 0 }, paper, true],
  ['the paper’s abstract as OpenAlex rebuilds it', { textHash: hash, start: 15 }, rebuilt, false],
  ['the paper’s title', { textHash: hash, start: 0 }, rebuilt, true],
  ['the paper’s full text', { textHash: 'file', start: 15 }, paper, true],
  ['the paper’s full text, page 4', { textHash: 'file', start: 15, page: 4 }, paper, true],
  ['a summary by Roadrunner', { textHash: hash, start: 15 }, starter, false],
  ['the paper’s full text, page 2', { textHash: 'file', start: 15, page: 2 }, starter, true],
  ['the paper’s full text, section “Methods”', { textHash: 'file', start: 15, section: 'Methods' }, starter, true],
  ['a text that is not at hand', { textHash: 'other', start: 15 }, paper, false],
])('a passage is of %s', (words, evidence, cited, theirs) => {
  const provenance = provenanceOf(evidence, cited, ['file'])
  const named = { ...(evidence as { page?: number; section?: string }), rebuiltBy: rebuilt.abstractRebuiltBy }
  expect(provenanceWords(provenance, named)).toBe(words)
  expect(isTheirWords(provenance)).toBe(theirs)
})
