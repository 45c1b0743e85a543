import type { Locator, Page } from '@playwright/test'

/**
 * Somebody who counts: a click, a choice from a list and a key that does something are one press each. Words typed into
 * a field are none, so that what is counted is the way and not the text.
 */
export class Presses {
  /** How many presses it took so far. */
  count = 0

  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator, position?: { x: number; y: number }) {
    await target.click(position && { position })
    this.count += 1
  }

  async key(key: string) {
    await this.page.keyboard.press(key)
    this.count += 1
  }

  async choose(list: Locator, label: string) {
    await list.selectOption({ label })
    this.count += 1
  }

  /** Into what has the focus: a field that has to be clicked first costs that press. */
  async write(words: string) {
    await this.page.keyboard.type(words)
  }
}
