/** One key of web storage that the product writes. A key that ends in a person or a place is given whole in `example`. */
type StoredKey = { file: string; key: string; example?: string }

/**
 * Every key, with the file that names it. `tests/architecture/stored-keys.test.ts` finds a new one; the end-to-end test
 * `damaged-storage` then damages it.
 */
export const storedKeys: readonly StoredKey[] = [
  { file: 'public/theme.js', key: 'theme' },
  { file: 'public/theme.js', key: 'appearance' },
  { file: 'src/shared/theme/theme.ts', key: 'theme' },
  { file: 'src/shared/theme/appearance.ts', key: 'appearance' },
  { file: 'src/shared/browser/use-shortcut.ts', key: 'single-key-shortcuts' },
  { file: 'src/shared/api/token.ts', key: 'token' },
  { file: 'src/platform/session/session-marks.ts', key: 'session-hint' },
  { file: 'src/platform/session/session-marks.ts', key: 'signed-out-here' },
  { file: 'src/platform/session/session-marks.ts', key: 'logout-owed' },
  { file: 'src/platform/session/session-marks.ts', key: 'session-owner' },
  { file: 'src/platform/session/session-marks.ts', key: 'welcome-owed' },
  { file: 'src/platform/session/session-marks.ts', key: 'session-signal' },
  { file: 'src/platform/session/shared-link.ts', key: 'shared-link' },
  { file: 'src/platform/session/asked-address.ts', key: 'asked-address' },
  { file: 'src/platform/drafts/draft-store.ts', key: 'draft:', example: 'draft:user-free/profile/own' },
  { file: 'src/platform/engine/browser-engine.ts', key: 'engine-kept-for' },
  { file: 'src/platform/engine/kept-person.ts', key: 'engine-person' },
  { file: 'src/app/engine/owed-removals.ts', key: 'engine-removals-owed' },
  { file: 'src/platform/engine/at-sign-out.ts', key: 'engine-removed-at-sign-out' },
  { file: 'src/platform/persona/persona-store.ts', key: 'persona:', example: 'persona:user-free' },
  { file: 'src/app/navigation/scroll-places.ts', key: 'scroll-places' },
  { file: 'src/app/crash/reload-once.ts', key: 'reloaded-at' },
  {
    file: 'src/features/comments/overlay/moved-places.ts',
    key: 'comment-places:',
    example: 'comment-places:user-free',
  },
  {
    file: 'src/features/comments/activity/new-replies.ts',
    key: 'comment-activity-seen:',
    example: 'comment-activity-seen:user-free',
  },
  { file: 'src/platform/recents.ts', key: 'recents:', example: 'recents:user-free' },
  { file: 'src/app/shell/rail/rail-state.ts', key: 'rail' },
  { file: 'src/features/comments/overlay-state.ts', key: 'comment-overlay' },
  { file: 'src/features/comments/other-tabs.ts', key: 'comments-changed' },
  { file: 'src/features/help/connection-check.ts', key: 'help:probe' },
  { file: 'src/features/help/help-storage.ts', key: 'help:', example: 'help:conversation:user-free' },
  { file: 'src/features/help/help-storage.ts', key: 'help:', example: 'help:tickets:user-free' },
  { file: 'src/features/help/use-send-waiting.ts', key: 'help:outbox:', example: 'help:outbox:user-free' },
  { file: 'src/features/reader/reader-look.ts', key: 'reader-look' },
  { file: 'src/platform/access/started-runs.ts', key: 'roadrunner.started-runs' },
  {
    file: 'src/features/writing/sync/last-names.ts',
    key: 'writing-kept:',
    example: 'writing-kept:user-free/draft-1:tab-1',
  },
  { file: 'src/features/tours/tour-progress.ts', key: 'tours:', example: 'tours:user-free' },
  {
    file: 'src/features/tours/tour-progress.ts',
    key: 'tour-finished:',
    example: 'tour-finished:user-free:first-visit',
  },
]
