import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'

import type { ChosenStyle } from '#research/citing/cite.ts'
import { ReferenceStyleField } from '#research/citing/ReferenceStyleField.tsx'
import { testApi } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

import { smallStyle } from '../../science/citations/csl-file/small-style.ts'

testApi()

/** What the picker was told to choose, last first. */
const told: ChosenStyle[] = []

function Picker() {
  const [chosen, setChosen] = useState<ChosenStyle>({ is: 'built-in', style: 'Vancouver' })
  const choose = (style: ChosenStyle) => {
    told.unshift(style)
    setChosen(style)
  }
  return (
    <ReferenceStyleField
      label="Style"
      chosen={chosen}
      onBuiltIn={(style) => choose({ is: 'built-in', style })}
      onKept={(style) => choose({ is: 'file', ...style, source: () => Promise.reject(new Error('not asked')) })}
    />
  )
}

const dependent = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0"><info><title>Journal of Naps</title>
<id>http://www.zotero.org/styles/journal-of-naps</id>
<link href="http://www.zotero.org/styles/apa" rel="independent-parent"/><updated>2026-01-01T00:00:00+00:00</updated></info></style>`

test('built-in styles and files stand apart; a file is kept, chosen and removed, or refused with what to do', async () => {
  signInAs('individual')
  const user = userEvent.setup()
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <Picker />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('combobox', { name: 'Style' })
  expect(within(screen.getByRole('group', { name: 'Built in' })).getAllByRole('option')).toHaveLength(10)
  expect(screen.queryByRole('group', { name: 'From a file' })).toBeNull()
  expect(screen.getByRole('link', { name: 'zotero.org/styles' })).toBeVisible()
  await user.selectOptions(field, 'Harvard')
  expect(told[0]).toEqual({ is: 'built-in', style: 'Harvard' })

  const bring = (name: string, text: string) =>
    user.upload(screen.getByLabelText('Add a style file'), new File([text], name, { type: 'text/xml' }))
  // A style that only names another one is that one.
  await bring('journal-of-naps.csl', dependent)
  expect(await screen.findByText(/“Journal of Naps” has the rules of APA, which is built in/)).toBeVisible()
  expect(told[0]).toEqual({ is: 'built-in', style: 'APA' })

  await bring('page.csl', '<html><body>Sign in</body></html>')
  expect(await screen.findByText('The style file is not taken')).toBeVisible()
  expect(told[0]).toEqual({ is: 'built-in', style: 'APA' })

  // The server is known to keep styles before one is brought.
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await bring('small.csl', smallStyle())
  expect(await screen.findByText('“A small style” is added and chosen.')).toBeVisible()
  const files = await screen.findByRole('group', { name: 'From a file' })
  expect(within(files).getByRole('option', { name: 'A small style', selected: true })).toBeVisible()
  expect(told[0]).toMatchObject({ is: 'file', title: 'A small style' })
  expect(screen.getAllByText(/citeproc/i).length).toBeGreaterThan(0)

  await user.selectOptions(field, 'MLA')
  expect(told[0]).toEqual({ is: 'built-in', style: 'MLA' })
  await user.selectOptions(field, 'A small style')
  await user.click(await screen.findByRole('button', { name: 'Remove “A small style” from my styles' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /from my styles$/ })).toBeNull())
  // What cites by it keeps it.
  expect(screen.getByRole('option', { name: 'A small style', selected: true })).toBeVisible()
})
