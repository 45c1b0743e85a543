import { http } from 'msw'

import { isAdmin } from '../accounts.ts'
import type { AccountRow, FileRow } from '../rows.ts'
import { accountOf } from '../sessions.ts'
import { fileBytes } from '../uploads.ts'
import type { World } from '../world.ts'
import { worldOf } from '../worlds.ts'

/** Where the page finds an attachment. Not a call of the contract: comments carry the whole address. */
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

/** GET /api/_files/:id: attachments of comments and replies, for those who may see them. */
export const commentFileHandler = http.get('*/api/_files/:id', async ({ request, params, cookies }) => {
  const world = await worldOf(cookies)
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
