export const copy = {
  title: 'Subscription plans',
  lead: 'Prices in US dollars.',
  saveBadge: 'Save up to 44%',
  studentBadge: 'Over 50% Off',
  notBuilt:
    'Choosing a plan, checkout and student verification are not built yet. Plans and prices are shown as they will be.',
  perMember: 'per user',
  custom: 'Agreed with sales',
  current: 'Current plan',
} as const
