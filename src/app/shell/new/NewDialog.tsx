import { FilePlus2, FileUp, UsersRound, type LucideIcon } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'

import { pageWords } from '#contract/page-words.ts'
import { isBegun, pageAddress, pageRows, type PageId } from '#contract/pages.ts'
import { openDialog, type DialogProps } from '#platform/dialogs/dialogs.ts'
import { KindPicture } from '#research/pictures/KindPicture.tsx'
import { paths } from '#shared/paths.ts'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { newCopy as copy } from './new.copy.ts'

/** Tables of papers are many: they stand below what is read as a text. */
const groups = [
  { name: 'texts', of: ['answer', 'review', 'writing'] },
  { name: 'tables', of: ['grid'] },
] as const

const starts = pageRows.flatMap(([id, { analysis, title }]) =>
  analysis && isBegun(id) ? [{ id, family: analysis.family, label: analysis.label ?? title }] : [],
)

/** Everything that can be begun, each with a picture of what comes out. What is chosen already goes along. */
export function NewDialog({ request: { documents, question }, onClose }: DialogProps<'new'>) {
  const navigate = useNavigate()
  const query = new URLSearchParams({ ...(documents && { documents }), ...(question && { q: question }) }).toString()
  return (
    <Dialog onClose={onClose} title={copy.title} description={copy.lead} size="large">
      <div className="space-y-6">
        {groups.map(({ name, of }) => (
          <section key={name} aria-labelledby={`new-${name}`}>
            <h3 id={`new-${name}`} className="mb-2 font-semibold">
              {copy.groups[name]}
            </h3>
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4">
              {starts
                .filter(({ family }) => (of as readonly string[]).includes(family))
                .map(({ id, label }) => (
                  <li key={id}>
                    <KindCard id={id} label={label} to={`${pageAddress(id)}${query && `?${query}`}`} onGo={onClose} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <section aria-labelledby="new-else">
          <h3 id="new-else" className="mb-2 font-semibold">
            {copy.else}
          </h3>
          <ul className="grid gap-2 sm:grid-cols-3">
            <Other icon={FileUp} label={copy.papers} onSelect={() => openDialog({ name: 'import' })} />
            <Other
              icon={UsersRound}
              label={copy.project}
              onSelect={() => {
                onClose()
                void navigate(paths.newProject())
              }}
            />
            <Other
              icon={FilePlus2}
              label={copy.template}
              onSelect={() => {
                onClose()
                void navigate(paths.synthesis('templates'))
              }}
            />
          </ul>
        </section>
      </div>
    </Dialog>
  )
}

function KindCard({ id, label, to, onGo }: { id: PageId; label: string; to: string; onGo: () => void }) {
  const asks = pageWords[id]?.asks
  return (
    <Link
      to={to}
      onClick={onGo}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-accent"
    >
      <KindPicture page={id} className="w-full border-b border-line bg-page" />
      <span className="px-3 py-2">
        <span className="block font-medium text-ink">{label}</span>{' '}
        {asks && <span className="block text-xs text-ink-muted">{asks}</span>}
      </span>
    </Link>
  )
}

function Other({ icon: Icon, label, onSelect }: { icon: LucideIcon; label: string; onSelect: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onSelect}
        className="flex w-full items-center gap-3 rounded-control border border-line bg-surface px-3 py-2.5 text-left font-medium transition-colors hover:border-accent"
      >
        <Icon size={16} aria-hidden className="shrink-0 text-accent" />
        {label}
      </button>
    </li>
  )
}
