import { commentPlacesApi } from '#contract/comment-places.ts'
import { commentsApi } from '#contract/comments.ts'

import { displayName, isAdmin } from '#engine/people/accounts.ts'
import { asActivity, authorOf, changeOf, commentFor, commentsWhere, maySee } from './comment-board.ts'
import { answer } from '#engine/answers/answer.ts'
import { notify, notifyAdmins } from '#engine/notifications/notices.ts'
import type { Hub } from '#engine/live/hub.ts'
import { forbidden, notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow, CommentRow } from '#engine/world/rows.ts'
import { assertUpload, keepFile } from '#engine/files/uploads.ts'
import type { World } from '#engine/world/world.ts'
import { commentFileAddress, commentFileHandler } from './comment-files.handlers.ts'

const attachmentRules = {
  field: 'image',
  extensions: 'jpeg jpg png gif webp pdf doc docx xls xlsx ppt pptx txt csv'.split(' '),
  wrongType:
    'File type not supported. Please upload images, PDFs, Word docs, Excel files, PowerPoint files, or text files.',
  tooLarge: 'File size must be less than 10MB.',
}

async function keepAttachment(world: World, account: AccountRow, file: File | undefined) {
  if (!file) return {}
  assertUpload(file, attachmentRules)
  const { id } = await keepFile(world, account.id, file)
  return { imageUrl: commentFileAddress(id) }
}

/** Nobody writes in another's name. */
function assertSelf(account: AccountRow, userId: string | undefined) {
  if (userId !== undefined && userId !== account.id) throw forbidden('You can only write in your own name.')
}

/** Whoever looks at the page, and the author wherever they are, learn that something changed. A page is a room. */
function tellOfChange(world: World, hub: Hub, { page, userId }: CommentRow) {
  hub.toDocument(page, 'comment-updated', { documentId: page })
  const readers = world.accounts.filter((account) => account.id === userId || isAdmin(account))
  for (const reader of readers) hub.toUser(reader.id, 'comment-notification', { documentId: page })
}

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text)

export const commentsHandlers = [
  commentFileHandler,

  answer(commentsApi.activity, ({ me, world, params, query }) => {
    const account = me()
    const { userId } = params
    if (userId !== account.id && !isAdmin(account)) throw notFound('The list')
    const isWanted = (comment: CommentRow) =>
      userId === account.id ? maySee(account, comment) : comment.userId === userId
    const status = query?.status
    return commentsWhere(world, (comment) => isWanted(comment) && (!status || comment.status === status)).map(
      asActivity,
    )
  }),

  answer(commentsApi.page, ({ me, world, params }) => {
    const account = me()
    const isShown = (comment: CommentRow) => isAdmin(account) || comment.isVisible !== false
    return commentsWhere(
      world,
      (comment) => comment.page === params.page && maySee(account, comment) && isShown(comment),
    )
  }),

  answer(commentsApi.create, async ({ me, world, hub, body }) => {
    const account = me()
    const { image, userId, content, ...rest } = body
    assertSelf(account, userId)
    const attachment = await keepAttachment(world, account, image)
    const comment: CommentRow = {
      ...rest,
      ...attachment,
      id: world.newId('comment'),
      userId: account.id,
      ...authorOf(account),
      content: content.trim(),
      status: 'open',
      isVisible: true,
      isCleared: false,
      createdAt: world.now(),
      replies: [],
    }
    world.comments.put(comment)
    const title = 'New comment'
    const message = `${displayName(account)} commented on ${comment.page}: ${shortened(comment.content)}`
    notifyAdmins(world, hub, { type: 'comment', title, message, metadata: { threadId: comment.id } }, account.id)
    tellOfChange(world, hub, comment)
    return comment
  }),

  answer(commentsApi.update, ({ me, world, hub, params, body }) => {
    const account = me()
    const comment = commentFor(world, account, params.id)
    if (!isAdmin(account)) throw forbidden('Only admins can change a comment.', 'admin_only')
    world.comments.update(comment.id, changeOf(body))
    if (body.status && body.status !== comment.status && comment.userId !== account.id) {
      const message = `Your comment on ${comment.page} is now ${body.status.replace('_', ' ')}.`
      notify(world, hub, comment.userId, {
        type: 'comment',
        title: 'Comment status changed',
        message,
        metadata: { threadId: comment.id },
      })
    }
    tellOfChange(world, hub, comment)
    return { success: true, message: 'Comment updated successfully' }
  }),

  answer(commentPlacesApi.move, ({ me, world, hub, params, body }) => {
    const comment = commentFor(world, me(), params.id)
    world.comments.update(comment.id, body)
    tellOfChange(world, hub, comment)
    return { success: true, message: 'Comment moved' }
  }),

  answer(commentsApi.resolve, ({ me, world, hub, params }) => {
    const comment = commentFor(world, me(), params.id)
    world.comments.update(comment.id, changeOf({ status: 'resolved' }))
    tellOfChange(world, hub, comment)
    return { success: true, message: 'Comment marked as resolved' }
  }),

  answer(commentsApi.remove, ({ me, world, hub, params }) => {
    const comment = commentFor(world, me(), params.id)
    world.comments.remove(comment.id)
    tellOfChange(world, hub, comment)
    return { success: true, message: 'Comment deleted successfully' }
  }),

  answer(commentsApi.reply, async ({ me, world, hub, params, body }) => {
    const account = me()
    assertSelf(account, body.userId)
    if (body.commentId !== params.id) {
      throw new Refusal(400, 'The comment in the address and the one in the reply differ.', { code: 'invalid' })
    }
    if (body.isAdminReply && !isAdmin(account)) throw forbidden('Only admins can reply as an admin.', 'admin_only')
    commentFor(world, account, params.id)
    const attachment = await keepAttachment(world, account, body.image)
    // Read again after the wait: another reply may have arrived, or the comment may be gone.
    const comment = commentFor(world, account, params.id)
    const reply = {
      id: world.newId('reply'),
      content: body.content.trim(),
      ...attachment,
      createdAt: world.now(),
      isAdminReply: body.isAdminReply,
      ...authorOf(account),
    }
    world.comments.update(comment.id, { replies: [...(comment.replies ?? []), reply] })
    const notice = {
      type: 'comment',
      title: 'New reply',
      message: `${displayName(account)} replied on ${comment.page}: ${shortened(reply.content)}`,
      metadata: { threadId: comment.id },
    } as const
    if (comment.userId === account.id) notifyAdmins(world, hub, notice, account.id)
    else notify(world, hub, comment.userId, notice)
    tellOfChange(world, hub, comment)
    return { success: true, reply }
  }),
]
