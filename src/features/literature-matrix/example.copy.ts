export const exampleCopy = {
  question: 'Why do trials of BCG against tuberculosis differ?',
  concepts: {
    latitude: { name: 'Latitude', synonyms: ['latitudes', 'equator', 'degrees of latitude'] },
    mycobacteria: {
      name: 'Environmental mycobacteria',
      synonyms: ['other mycobacteria', 'earlier sensitisation', 'earlier sensitisation by mycobacteria', 'sensitised'],
    },
    infants: { name: 'Infants', synonyms: ['infant', 'newborns', 'newborn infants'] },
    schoolchildren: { name: 'Schoolchildren', synonyms: ['school leavers', 'school-aged children', 'adolescents'] },
    random: { name: 'Random allocation', synonyms: ['allocated at random', 'randomised', 'at random'] },
    systematic: {
      name: 'Allocation by rule',
      synonyms: [
        'systematic rule',
        'fixed rule',
        'alternation',
        'alternately',
        'Alternate allocation',
        'Allocation was systematic',
      ],
    },
    waning: { name: 'Duration of protection', synonyms: ['waned', 'wane', 'half a century', 'long-term follow-up'] },
  },
} as const
