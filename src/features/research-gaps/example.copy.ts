export const exampleCopy = {
  question: 'Whom and which places have studies of BCG left out?',
  people: {
    name: 'People',
    values: [
      'infants|infant|newborns|newborn infants',
      'schoolchildren|school-aged children|school leavers|school age|adolescents|adolescence',
      'adults|adult|adult population',
    ],
  },
  place: {
    name: 'Place',
    values: [
      'North America|United States|American|Georgia|Chicago|Saskatchewan|Alabama',
      'south India|Madras|Chingleput',
      'South Africa|South African',
      'Britain|British|England',
    ],
  },
} as const
