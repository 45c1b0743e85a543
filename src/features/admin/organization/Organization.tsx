import { useState } from 'react'

import { adminApi, type AdminTeam } from '#contract/admin.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { planName } from '../frame/admin.copy.ts'
import { AdminList } from '../frame/ListParts.tsx'
import { number, text } from '#research/lists/save-table.ts'
import { useRows } from '#research/lists/use-rows.ts'
import { ChangeTeam } from './ChangeTeam.tsx'
import { organizationCopy as copy } from './organization.copy.ts'
import { teamFigures, teamTree, type TreeNode } from './team-tree.ts'

const rowsOf = (page: { teams: readonly AdminTeam[] }) => page.teams

const table = (teams: readonly AdminTeam[]): FigureTable => ({
  columns: copy.columns.map((label) => ({ label })),
  rows: teams.map((team) => ({
    id: team.id,
    cells: [
      text(team.organization),
      text(team.hierarchyPath),
      team.name,
      text(team.owner?.name),
      planName(team.plan),
      number(team.seats.used),
      number(team.seats.limit),
      number(team.seats.invited),
      number(team.projects),
    ],
  })),
})

/** Organizations and their teams. */
export function Organization({ canChange }: { canChange: boolean }) {
  const list = useRows(adminApi.teams, {}, rowsOf)
  const [changing, setChanging] = useState<AdminTeam>()
  return (
    <div className="space-y-5">
      {!canChange && <Notice title={copy.readOnly}>{copy.readOnlyDetail}</Notice>}
      <AdminList
        name={copy.pages.organization}
        list={list}
        empty={copy.empty}
        emptyDetail={copy.emptyDetail}
        table={table}
      >
        {(teams) => (
          <>
            <Figures teams={teams} />
            <ul className="space-y-4">
              {teamTree(teams).map((node) => (
                <Branch key={node.path} node={node} onChange={canChange ? setChanging : undefined} isTop />
              ))}
            </ul>
          </>
        )}
      </AdminList>
      {changing && <ChangeTeam key={changing.id} team={changing} onClose={() => setChanging(undefined)} />}
    </div>
  )
}

function Figures({ teams }: { teams: readonly AdminTeam[] }) {
  const figures = teamFigures(teams)
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {(Object.keys(copy.figures) as (keyof typeof copy.figures)[]).map((key) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3"
        >
          <dt className="text-xs text-ink-muted">{copy.figures[key]}</dt>
          <dd className="text-lg font-semibold tabular-nums">{figures[key]}</dd>
        </div>
      ))}
    </dl>
  )
}

type BranchProps = { node: TreeNode; onChange: ((team: AdminTeam) => void) | undefined; isTop?: boolean }

function Branch({ node, onChange, isTop = false }: BranchProps) {
  const Heading = isTop ? 'h2' : 'h3'
  return (
    <li className={isTop ? 'rounded-card border border-line bg-surface p-4 sm:p-5' : 'border-l border-line pl-4'}>
      <Heading className={isTop ? 'text-base font-semibold' : 'font-medium'}>
        {node.name || copy.noOrganization}
      </Heading>
      {node.teams.length > 0 && (
        <ul className="mt-2 space-y-2">
          {node.teams.map((team) => (
            <TeamRow key={team.id} team={team} onChange={onChange} />
          ))}
        </ul>
      )}
      {node.below.length > 0 && (
        <ul className="mt-3 space-y-3">
          {node.below.map((below) => (
            <Branch key={below.path} node={below} onChange={onChange} />
          ))}
        </ul>
      )}
    </li>
  )
}

function TeamRow({ team, onChange }: { team: AdminTeam; onChange: ((team: AdminTeam) => void) | undefined }) {
  const { seats } = team
  return (
    <li className="rounded-control border border-line bg-surface-sunken p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{team.name}</p>
          <p className="text-xs text-ink-muted">
            {copy.owner}: {team.owner?.name ?? copy.noOwner} · {copy.plan}: {planName(team.plan)} ·{' '}
            {copy.projects(team.projects)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {!team.owner && <Badge tone="red">{copy.noOwner}</Badge>}
          <Badge>{copy.seats(seats.used, seats.limit)}</Badge>
          {seats.invited > 0 && <Badge tone="yellow">{copy.invited(seats.invited)}</Badge>}
          {onChange && (
            <Button size="small" aria-label={copy.changeOf(team.name)} onClick={() => onChange(team)}>
              {copy.change}
            </Button>
          )}
        </div>
      </div>
      <details className="mt-2">
        <summary className="cursor-pointer text-xs text-accent">
          {copy.people}
          {team.invitations.length > 0 && ` · ${copy.invitations}`}
        </summary>
        <ul className="mt-1.5 space-y-0.5 text-xs">
          {team.members.map(({ userId, name, role, plan }) => (
            <li key={userId}>
              {name}{' '}
              <span className="text-ink-muted">
                ({role}, {planName(plan)})
              </span>
            </li>
          ))}
          {team.invitations.map(({ email, role, at }) => (
            <li key={`${at}${email}`} className="text-ink-muted">
              {email ?? copy.byLink} ({copy.invited(1)}, {role})
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
