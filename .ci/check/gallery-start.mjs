// What `gallery` and `gallery:beside` begin with: an empty folder, this tree served, a browser, and how a picture is taken.
import { mkdirSync, rmSync } from 'node:fs'

import { chromium } from 'playwright'

import { chromiumArgs, findBrowser } from '../serve/browser.mjs'
import { startServer } from '../serve/test-server.mjs'

export const WIDTHS = [1440, 820, 390]
export const HEIGHT = 900
export const THEMES = ['light', 'dark']

export async function startGallery(folder, port) {
  const found = await findBrowser()
  if (!found) throw new Error('No Chromium could be had.')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const server = await startServer(port)
  const browser = await chromium.launch({ executablePath: found.path, args: chromiumArgs })
  const stop = async () => {
    await browser.close()
    await server.stop()
  }
  return { url: server.url, browser, stop }
}

/** At a width: saves what is seen, and says by how many pixels the page is too wide. */
export async function takePicture(page, width, path) {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.screenshot({ path, type: 'jpeg', quality: 70, animations: 'disabled' })
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
