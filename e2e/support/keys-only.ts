import { readFile } from 'node:fs/promises'

import { expect, type Locator, type Page } from '@playwright/test'

import { test as base, type Person } from './test.ts'

/** Somebody without a mouse: every press is checked for where the focus is afterwards. */
export type Keys = {
  page: Page
  /** Goes on with Tab, or back where that is the way, until a control has the focus. */
  to: (target: Locator) => Promise<void>
  /** Presses keys where the focus is. */
  press: (...keys: readonly string[]) => Promise<void>
  /** To a control, and presses. */
  on: (target: Locator, ...keys: readonly string[]) => Promise<void>
  /** To a control, and Enter. */
  enter: (target: Locator) => Promise<void>
  /** To a field, and types over what stands in it. */
  write: (field: Locator, text: string) => Promise<void>
  /** Leaves a layer with Escape, which closes a notice over it first. */
  leave: (layer: Locator) => Promise<void>
  /** Types where the focus is. */
  type: (text: string) => Promise<void>
  /** Within a menu, a row of tabs, a grid: the same arrow until a thing has the focus. */
  arrow: (target: Locator, key?: string) => Promise<void>
  /** To a list of choices, and by letters to one of them. */
  choose: (list: Locator, option: string) => Promise<void>
  /** To a button that opens a menu, and Enter on one of its rows. */
  menu: (button: Locator, item: Locator) => Promise<void>
  /** To a button that asks for a file, which is then chosen in the system's own dialog. */
  file: (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
}

/**
 * What is wrong with the focus, or nothing. A heading, a layer or a part of the page that was given the focus to be read
 * from there need not be marked; every control must be: by an outline, by a ring, or in a menu by its ground.
 */
const wrongWithFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'no element has the focus'
    const what = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 60)}`
    const { top, bottom, width } = element.getBoundingClientRect()
    if (bottom < 0 || top > innerHeight || width === 0) return `the focus on ${what} is outside of the window`
    if (element.matches("[tabindex='-1']:not(button, a, input, select, textarea, [role^=menuitem], [role=option])"))
      return ''
    // A text to be written in, as large as the page, is marked by its caret.
    if (element instanceof HTMLElement && element.isContentEditable) return ''
    const isSeen = (color: string) => !/^(?:transparent|rgba\(.*, 0\))$/.test(color)
    const isOutlined = (node: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && isSeen(outlineColor)
    }
    const hasRing = (node: Element) =>
      /(?:^|, )(?!rgba\(0, 0, 0, 0\))(?:rgba?|oklch|oklab|color)\([^)]*\) 0px 0px 0px [1-9]/.test(
        getComputedStyle(node).boxShadow,
      )
    // What marks it may stand around it: a label about its radio, a field about its text.
    const around = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling]
    if (around.some((node) => node && (isOutlined(node) || hasRing(node)))) return ''
    const named = (attribute: string) => document.getElementById(element.getAttribute(attribute) ?? '')
    // A field over a list says which row it stands on, or the list does.
    const active = named('aria-activedescendant') ?? named('aria-controls')?.querySelector('[aria-selected=true]')
    const inMenu = active ?? (element.matches('[role^=menuitem], [role=option]') ? element : null)
    if (inMenu && isSeen(getComputedStyle(inMenu).backgroundColor)) return ''
    return `the focus on ${what} cannot be seen`
  })

function keysOf(page: Page): Keys {
  /** A page that was just loaded has given the focus to nothing yet. */
  let isFresh = true
  page.on('load', () => (isFresh = true))
  const stands = async () => {
    if (!isFresh) await expect.poll(() => wrongWithFocus(page), { message: 'where the focus is' }).toBe('')
  }
  const has = (target: Locator) => target.evaluate((element) => element === document.activeElement)

  const keys: Keys = {
    page,
    async to(target) {
      await expect(target).toBeVisible()
      await stands()
      for (let presses = 0; presses < 250; presses += 1) {
        const way = await target.evaluate((element) => {
          const now = document.activeElement
          if (now === element) return 'here'
          if (!now || now === document.body) return 'Tab'
          return now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
        })
        if (way === 'here') {
          isFresh = false
          return stands()
        }
        await page.keyboard.press(way)
      }
      throw new Error(`Tab does not reach ${String(target)}.`)
    },
    async press(...names) {
      for (const name of names) await page.keyboard.press(name)
      await stands()
    },
    async on(target, ...names) {
      await keys.to(target)
      await keys.press(...names)
    },
    enter: (target) => keys.on(target, 'Enter'),
    async write(field, text) {
      await keys.to(field)
      await page.keyboard.press('ControlOrMeta+a')
      await keys.type(text)
    },
    async leave(layer) {
      await expect(layer).toBeVisible()
      await expect(async () => {
        if ((await layer.count()) > 0) await page.keyboard.press('Escape')
        await expect(layer).toHaveCount(0, { timeout: 1000 })
      }).toPass()
      await stands()
    },
    async type(text) {
      await page.keyboard.type(text)
      await stands()
    },
    async arrow(target, key = 'ArrowDown') {
      await expect(target).toBeVisible()
      for (let presses = 0; presses < 120; presses += 1) {
        if (await has(target)) return stands()
        await page.keyboard.press(key)
        // A menu moves its focus a moment after the key: whoever looks at once presses too often.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      }
      throw new Error(`${key} does not reach ${String(target)}.`)
    },
    async choose(list, option) {
      await keys.to(list)
      await page.keyboard.type(option)
      await expect(list.locator('option:checked')).toHaveText(new RegExp(`^${option.replaceAll(/[^\w ]/g, '\\$&')}`))
      await stands()
    },
    async menu(button, item) {
      await keys.enter(button)
      await keys.arrow(item)
      await keys.press('Enter')
    },
    async file(button, chosen) {
      await keys.to(button)
      const asked = page.waitForEvent('filechooser')
      await page.keyboard.press('Enter')
      await (await asked).setFiles(chosen)
      await stands()
    },
  }
  return keys
}

const OTHER_WAYS = /\.(?:click|dblclick|tap|hover|dragTo|fill|focus|check|uncheck|selectOption|setInputFiles)\(/

/** Every press of a mouse or a finger on any page of the test is one too many, and so is a step that no key makes. */
export const test = base.extend<{ keysAs: (person: Person, path: string) => Promise<Keys> }>({
  openPage: async ({ openPage }, use, info) => {
    expect(await readFile(info.file, 'utf8')).not.toMatch(OTHER_WAYS)
    const pointers: string[] = []
    await use(async (path) => {
      const page = await openPage(path)
      await page.exposeFunction('reportPointer', (what: string) => void pointers.push(what))
      const watch = () => {
        const report = (event: MouseEvent) => {
          if (event.type === 'click' && event.detail === 0) return
          const { reportPointer } = window as unknown as { reportPointer: (what: string) => void }
          reportPointer(`${event.type} on ${(event.target as Element).tagName} of ${location.pathname}`)
        }
        for (const type of ['pointerdown', 'mousedown', 'click'] as const) addEventListener(type, report, true)
      }
      await page.addInitScript(watch)
      await page.evaluate(watch)
      return page
    })
    expect(pointers).toEqual([])
  },
  keysAs: async ({ openAs }, use) => {
    await use(async (person, path) => keysOf(await openAs(person, path)))
  },
})

export { expect }
