import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { notSwept, places } from '../../e2e/support/overlays.ts'

/** The parts themselves: what they draw is drawn by who uses them. */
const PARTS = ['shared/ui/Dialog.tsx', 'shared/ui/Drawer.tsx', 'shared/ui/Popover.tsx', 'shared/ui/DropdownMenu.tsx']

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx') && !PARTS.includes(path))
const textOf = (file: string) => readFileSync(`src/${file}`, 'utf8')

/** A file that draws something over the page. Menus are one part with one way to behave, so not each of them is listed. */
const draws = (file: string) =>
  /ui\/(Dialog|Drawer|Popover|ConfirmDialog)\.tsx'|@radix-ui\/react-(alert-)?dialog'|role="(dialog|alertdialog|listbox)"/.test(
    textOf(file),
  )

const rows = Object.values(places).flatMap(({ overlays }) => overlays.map(({ source }) => source))
const known = new Set([...rows, ...Object.keys(notSwept)])

/** The end of a path without its room: src/app/dialogs.tsx names its components so. */
const dialogTable = [...textOf('app/dialogs.tsx').matchAll(/import\('(?:#|\.\/)([^']+\.tsx)'\)/g)].map(
  ([, path]) => files.find((file) => path !== undefined && file.endsWith(path)) ?? path ?? '',
)

test('every file that draws an overlay is in the table of the sweeps, or says why it is not', () => {
  const drawn = files.filter(draws)
  expect(drawn.length).toBeGreaterThan(60)
  expect(drawn.filter((file) => !known.has(file))).toEqual([])
})

test('every dialog of the dialog table is in the table of the sweeps, or says why it is not', () => {
  expect(dialogTable.length).toBeGreaterThanOrEqual(11)
  // What is paid is asked in a frame: the row names the frame.
  const shownBy: Record<string, string> = {
    'features/billing/checkout/CheckoutDialog.tsx': 'features/billing/checkout/PaymentDialog.tsx',
  }
  expect(dialogTable.filter((file) => !known.has(shownBy[file] ?? file))).toEqual([])
})

test('no row and no exception names a file that is gone', () => {
  expect([...known].filter((file) => !existsSync(`src/${file}`))).toEqual([])
})

test('no field in a dialog or a drawer takes the focus before they could see where it was', () => {
  const layers = files.filter((file) => /ui\/(Dialog|Drawer)\.tsx'/.test(textOf(file)))
  expect(layers.length).toBeGreaterThan(50)
  expect(layers.filter((file) => /\sautoFocus[\s=/]/.test(textOf(file)))).toEqual([])
})
