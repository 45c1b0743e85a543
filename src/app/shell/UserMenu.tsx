import {
  BookOpenText,
  CircleUserRound,
  CreditCard,
  Handshake,
  LogOut,
  Settings,
  ShieldCheck,
  UserRound,
} from 'lucide-react'

import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useSignOut } from '#platform/drafts/use-sign-out.ts'
import { paths } from '#shared/paths.ts'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { initialsOf } from './initials.ts'
import { shellCopy as copy } from './shell.copy.ts'

/** Who is signed in, and what is theirs. */
export function UserMenu() {
  const { user } = useSession()
  const signOut = useSignOut()
  if (!user) return null

  const initials = initialsOf(user)
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username
  return (
    <DropdownMenu
      label={copy.userMenu}
      align="end"
      trigger={
        <button
          type="button"
          aria-label={copy.userMenu}
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent text-xs font-semibold text-accent-ink transition-colors hover:bg-accent-strong pointer-coarse:size-10"
        >
          {initials === '' ? <CircleUserRound size={20} strokeWidth={1.75} aria-hidden /> : initials}
        </button>
      }
      heading={
        <div className="max-w-64 border-b border-line px-2.5 pt-1.5 pb-2.5 mb-1.5">
          {name && <p className="truncate font-semibold">{name}</p>}
          {user.email && <p className="truncate text-ink-muted">{user.email}</p>}
        </div>
      }
      items={[
        { label: copy.profile, icon: UserRound, to: paths.profile() },
        { label: copy.settings, icon: Settings, to: paths.settings() },
        { label: copy.billing, icon: CreditCard, to: paths.settings('billing') },
        'separator',
        { label: copy.knowledgeBase, icon: BookOpenText, to: paths.knowledgeBase() },
        { label: copy.affiliate, icon: Handshake, to: paths.affiliate() },
        ...(isAdmin(user) ? [{ label: copy.admin, icon: ShieldCheck, to: paths.admin() }] : []),
        'separator',
        { label: copy.signOut, icon: LogOut, onSelect: signOut },
      ]}
    />
  )
}
