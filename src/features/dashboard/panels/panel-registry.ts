import type { ComponentType } from 'react'

import type { PanelType } from '#platform/persona/panel-catalogue.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'

/** What stands in each kind of panel, fetched when a dashboard has it. */
export const panelRegistry: Record<PanelType, ComponentType> = {
  syntheses: lazyPart(() => import('./SynthesesPanel.tsx').then((module) => module.SynthesesPanel)),
  tasks: lazyPart(() => import('./TasksPanel.tsx').then((module) => module.TasksPanel)),
  metrics: lazyPart(() => import('./MetricsPanel.tsx').then((module) => module.MetricsPanel)),
  searches: lazyPart(() => import('./SearchesPanel.tsx').then((module) => module.SearchesPanel)),
  alerts: lazyPart(() => import('./AlertsPanel.tsx').then((module) => module.AlertsPanel)),
  reading: lazyPart(() => import('./ReadingPanel.tsx').then((module) => module.ReadingPanel)),
  recommendations: lazyPart(() => import('./RecommendationsPanel.tsx').then((module) => module.RecommendationsPanel)),
  resources: lazyPart(() => import('./ResourcesPanel.tsx').then((module) => module.ResourcesPanel)),
  funding: lazyPart(() => import('./FundingPanel.tsx').then((module) => module.FundingPanel)),
  proposals: lazyPart(() => import('./ProposalsPanel.tsx').then((module) => module.ProposalsPanel)),
  usage: lazyPart(() => import('./UsagePanel.tsx').then((module) => module.UsagePanel)),
  screening: lazyPart(() => import('./ReviewPanels.tsx').then((module) => module.ScreeningPanel)),
  conflicts: lazyPart(() => import('./ReviewPanels.tsx').then((module) => module.ConflictsPanel)),
  milestones: lazyPart(() => import('./WaitingPanels.tsx').then((module) => module.MilestonesPanel)),
}
