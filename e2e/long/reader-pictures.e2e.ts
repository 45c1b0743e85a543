import { tinyPdf } from '#tests/support/tiny-pdf.ts'

import { openPaper } from '../support/reader.ts'
import { expect, test } from '../support/test.ts'

/** 32 by 32 dots of one red (200, 30, 30), as JPEG 2000. */
const RED = [
  '0000000c6a5020200d0a870a00000014667479706a703220000000006a7032200000002d6a70326800000016696864720000',
  '0020000000200003070700000000000f636f6c7201000000000010000000af6a703263ff4fff51002f000000000020000000',
  '200000000000000000000000200000002000000000000000000003070101070101070101ff52000c00000001010504040001',
  'ff5c00134040484850484850484850484850484850ff640025000143726561746564206279204f70656e4a50454720766572',
  '73696f6e20322e352e30ff90000a0000000000280001ff93c7d208097780df781002df808080808080808080808080808080',
  'ffd9',
].join('')

test('a picture in JPEG 2000 is drawn, without a looser policy', async ({ openAs }) => {
  const page = await openAs('individual', '/help')
  const picture = { filter: 'JPXDecode', hex: RED, width: 32, height: 32 }
  await openPaper(page, tinyPdf({ pages: [[]], picture }))

  const middle = () =>
    page.locator('[data-page="1"] canvas').evaluate((element) => {
      const canvas = element as HTMLCanvasElement
      const dot = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data
      return dot ? [...dot].slice(0, 3).map((value) => Math.round(value / 20)) : []
    })
  await expect.poll(middle).toEqual([10, 2, 2])
})
