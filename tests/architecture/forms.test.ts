import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Elements of their own that are no forms of fields: one box or none, without a rule. */
const BY_HAND: Readonly<Record<string, string>> = {
  'src/shared/forms/Form.tsx': 'the form itself',
  'src/features/search/SearchForm.tsx': 'a search field',
  'src/features/reader/FindBar.tsx': 'a search field',
  'src/features/writing/evidence/EvidencePanel.tsx': 'a search field and where it looks',
  'src/features/reader/ReaderToolbar.tsx': 'a page to go to',
  'src/features/reader/ReaderView.tsx': 'the password of a file, which goes nowhere',
  'src/features/reader/AskPanel.tsx': 'a box to ask in',
  'src/features/dashboard/AskCard.tsx': 'a box to ask in',
  'src/features/help/Composer.tsx': 'a box to ask in',
  'src/features/copilot/Composer.tsx': 'a box to ask in',
  'src/features/collaboration/chat/ChatComposer.tsx': 'a box to write in',
  'src/features/writing/comments/MessageForm.tsx': 'a box to write in',
  'src/features/billing/checkout/PaymentForm.tsx': 'fields of the payment provider',
}

test('no form is wired by hand but search fields and single boxes', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.tsx') && /<form\b/.test(readFileSync(path, 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(BY_HAND).toSorted())
})
