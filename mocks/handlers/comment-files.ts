import { http } from 'msw'

import { defineApi } from '#contract/endpoint.ts'
import { notShownSchema } from '#contract/identifiers.ts'

import { isAdmin } from '../accounts.ts'
import { applyFault, takeFault } from '../faults.ts'
import type { MockedEndpoint } from '../mock-endpoint.ts'
import type { AccountRow, FileRow } from '../rows.ts'
import { accountOf } from '../sessions.ts'
import { fileBytes } from '../uploads.ts'
import type { World } from '../world.ts'
import { worldOf } from '../worlds.ts'

/** Not a call of the contract: comments carry the whole address of an attachment, and its reply is no JSON. */
const { read: endpoint } = defineApi('files', {
  read: { method: 'GET', path: '/_files/:id', response: notShownSchema },
})

export const commentFileAddress = (id: string) => `/api/_files/${id}`

/** The one who sent it, admins, and whoever wrote the comment that it was sent to. */
function mayRead(world: World, account: AccountRow, file: FileRow): boolean {
  if (isAdmin(account) || file.ownerId === account.id) return true
  const address = commentFileAddress(file.id)
  return world.comments
    .filter((comment) => comment.userId === account.id)
    .some((comment) => comment.replies?.some((reply) => reply.imageUrl === address))
}

/** Only pictures are shown in place; everything else is handed over as a download and never runs on this origin. */
const shownInPlace = /^image\/(jpeg|png|gif|webp)$/

const handled = http.get('*/api/_files/:id', async ({ request, params, cookies }) => {
  const world = await worldOf(cookies)
  const fault = takeFault(world.id, `${endpoint.domain}.${endpoint.name}`)
  const before = fault && (await applyFault(fault, 'before', request.signal))
  if (before) return before
  const account = accountOf(world, request, cookies)
  const file = world.files.get(String(params['id']))
  if (!account || !file || !mayRead(world, account, file)) return new Response(null, { status: 404 })
  const isShown = shownInPlace.test(file.type)
  const name = encodeURIComponent(file.name)
  return new Response(fileBytes(file), {
    headers: {
      'content-type': isShown ? file.type : 'application/octet-stream',
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    },
  })
})

/** GET /api/_files/:id: attachments of comments and replies, for those who may see them. */
export const commentFileHandler: MockedEndpoint = Object.assign(handled, { endpoint })
