import * as z from 'zod/mini'

import { defineApi } from '#contract/endpoint.ts'
import { notShownSchema } from '#contract/identifiers.ts'

import { isAdmin } from '#engine/people/accounts.ts'
import { answer, Content } from '#engine/answers/answer.ts'
import type { AccountRow, FileRow } from '#engine/world/rows.ts'
import { notFound } from '#engine/world/refusal.ts'
import { fileBytes } from '#engine/files/uploads.ts'
import type { World } from '#engine/world/world.ts'

/** Not a call of the contract: comments carry the whole address of an attachment, and its reply is no JSON. */
const { read: endpoint } = defineApi('commentFiles', {
  read: { method: 'GET', path: '/_files/:id', params: z.object({ id: z.string() }), response: notShownSchema },
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

/** GET /api/_files/:id: attachments of comments and replies, for those who may see them. */
export const commentFileHandler = answer(endpoint, async ({ world, visitor, params }) => {
  const file = world.files.get(params.id)
  if (!visitor || !file || !mayRead(world, visitor, file)) throw notFound('This file')
  const isShown = shownInPlace.test(file.type)
  const name = encodeURIComponent(file.name)
  return new Content(await fileBytes(world, file), {
    'content-type': isShown ? file.type : 'application/octet-stream',
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
  })
})
