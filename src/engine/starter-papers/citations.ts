/**
 * Who cites whom among the starter papers, as the reference list of the citing paper has it: trials that a pooled analysis
 * includes, earlier trials that a trial names, methods that a methods paper builds on. Only what is beyond doubt is here,
 * so this is no paper's whole list. Facts of this kind are free of rights.
 */
const lists: Readonly<Record<string, string>> = {
  // BCG: the thirteen trials that Colditz and colleagues pooled, and who went on from there.
  'p-colditz-1994':
    'p-aronson-1948 p-ferguson-1949 p-rosenthal-1961-households p-rosenthal-1961-chicago p-hart-1977 p-frimodt-moller-1973 p-stein-1953 p-vandiviere-1973 p-madras-trial-1980 p-coetzee-1968 p-comstock-1974 p-comstock-1969 p-comstock-1976',
  'p-colditz-1995': 'p-colditz-1994',
  'p-berkey-1995': 'p-colditz-1994 p-dersimonian-1986',
  'p-aronson-2004': 'p-aronson-1948 p-colditz-1994',
  'p-mangtani-2014': 'p-colditz-1994 p-hart-1977',
  'p-roy-2014': 'p-colditz-1994 p-mangtani-2014',
  // Statins.
  'p-woscops-1995': 'p-4s-1994',
  'p-care-1996': 'p-4s-1994 p-woscops-1995',
  'p-lipid-1998': 'p-4s-1994 p-woscops-1995 p-care-1996',
  'p-afcaps-1998': 'p-4s-1994 p-woscops-1995 p-care-1996',
  'p-hps-2002': 'p-4s-1994 p-woscops-1995 p-care-1996 p-lipid-1998 p-afcaps-1998',
  'p-cards-2004': 'p-hps-2002 p-ascot-lla-2003',
  'p-tnt-2005': 'p-prove-it-2004',
  'p-ctt-2005':
    'p-4s-1994 p-woscops-1995 p-care-1996 p-lipid-1998 p-afcaps-1998 p-hps-2002 p-prosper-2002 p-allhat-llt-2002 p-ascot-lla-2003 p-cards-2004',
  'p-ctt-2010':
    'p-ctt-2005 p-4s-1994 p-woscops-1995 p-care-1996 p-lipid-1998 p-afcaps-1998 p-hps-2002 p-prosper-2002 p-allhat-llt-2002 p-ascot-lla-2003 p-cards-2004 p-4d-2005 p-mega-2006 p-jupiter-2008 p-gissi-hf-2008 p-aurora-2009 p-prove-it-2004 p-tnt-2005',
  'p-sattar-2010':
    'p-4s-1994 p-woscops-1995 p-lipid-1998 p-afcaps-1998 p-hps-2002 p-prosper-2002 p-allhat-llt-2002 p-ascot-lla-2003 p-mega-2006 p-corona-2007 p-gissi-hf-2008 p-jupiter-2008',
  'p-improve-it-2015': 'p-ctt-2010 p-prove-it-2004',
  'p-fourier-2017': 'p-improve-it-2015 p-ctt-2010',
  // Heart failure and myocardial infarction.
  'p-cibis2-1999': 'p-cibis-1994 p-us-carvedilol-1996',
  'p-merit-hf-1999': 'p-mdc-1993 p-us-carvedilol-1996 p-cibis2-1999',
  'p-copernicus-2001': 'p-us-carvedilol-1996 p-cibis2-1999 p-merit-hf-1999',
  'p-best-2001': 'p-us-carvedilol-1996 p-cibis2-1999 p-merit-hf-1999',
  'p-brophy-2001': 'p-mdc-1993 p-cibis-1994 p-us-carvedilol-1996 p-anz-carvedilol-1997 p-cibis2-1999 p-merit-hf-1999',
  'p-comet-2003': 'p-cibis2-1999 p-merit-hf-1999 p-copernicus-2001',
  'p-seniors-2005': 'p-cibis2-1999 p-merit-hf-1999 p-copernicus-2001',
  'p-solvd-treatment-1991': 'p-consensus-1987',
  'p-solvd-prevention-1992': 'p-consensus-1987 p-solvd-treatment-1991',
  'p-save-1992': 'p-consensus-1987 p-solvd-treatment-1991',
  'p-aire-1993': 'p-consensus-1987 p-solvd-treatment-1991 p-save-1992',
  'p-trace-1995': 'p-save-1992 p-aire-1993',
  'p-flather-2000': 'p-save-1992 p-aire-1993 p-trace-1995 p-solvd-treatment-1991 p-solvd-prevention-1992',
  'p-rales-1999': 'p-consensus-1987 p-solvd-treatment-1991',
  'p-paradigm-hf-2014': 'p-consensus-1987 p-solvd-treatment-1991',
  'p-isis2-1988': 'p-gissi-1986',
  'p-limit2-1992': 'p-teo-1991',
  'p-isis4-1995': 'p-teo-1991 p-limit2-1992',
  'p-magic-2002': 'p-teo-1991 p-limit2-1992 p-isis4-1995',
  // SGLT2 inhibitors.
  'p-canvas-2017': 'p-empa-reg-2015',
  'p-declare-2019': 'p-empa-reg-2015 p-canvas-2017',
  'p-zelniker-2019': 'p-empa-reg-2015 p-canvas-2017 p-declare-2019',
  'p-credence-2019': 'p-empa-reg-2015 p-canvas-2017 p-declare-2019',
  'p-dapa-hf-2019': 'p-empa-reg-2015 p-canvas-2017 p-declare-2019',
  'p-vertis-cv-2020': 'p-empa-reg-2015 p-canvas-2017 p-declare-2019',
  'p-emperor-reduced-2020': 'p-dapa-hf-2019',
  'p-dapa-ckd-2020': 'p-credence-2019',
  'p-soloist-2021': 'p-dapa-hf-2019 p-emperor-reduced-2020',
  'p-emperor-preserved-2021': 'p-dapa-hf-2019 p-emperor-reduced-2020',
  'p-deliver-2022': 'p-dapa-hf-2019 p-emperor-reduced-2020 p-emperor-preserved-2021',
  'p-vaduganathan-2022': 'p-dapa-hf-2019 p-emperor-reduced-2020 p-soloist-2021 p-emperor-preserved-2021 p-deliver-2022',
  'p-empa-kidney-2023': 'p-credence-2019 p-dapa-ckd-2020',
  'p-predimed-2018': 'p-predimed-2013',
  // Public health.
  'p-madsen-2002': 'p-wakefield-1998',
  'p-hviid-2019': 'p-wakefield-1998 p-madsen-2002',
  'p-prevent19-2022': 'p-nvx-uk-2021',
  // Methods.
  'p-egger-1997': 'p-begg-1994',
  'p-duval-tweedie-2000': 'p-begg-1994 p-egger-1997',
  'p-higgins-thompson-2002': 'p-dersimonian-1986',
  'p-higgins-2003': 'p-higgins-thompson-2002',
  'p-inthout-2014': 'p-dersimonian-1986 p-hartung-knapp-2001',
  'p-lau-1992': 'p-gissi-1986 p-isis2-1988',
  'p-landis-koch-1977': 'p-cohen-kappa-1960',
  'p-prisma-2009': 'p-quorom-1999',
  'p-prisma-2020': 'p-prisma-2009',
  // Psychology and education.
  'p-osc-2015': 'p-ioannidis-2005 p-simmons-2011 p-klein-2014',
  'p-watts-2018': 'p-mischel-1989',
  'p-karpicke-roediger-2008': 'p-roediger-karpicke-2006',
  'p-krueger-1999': 'p-finn-1990',
  // Machine learning.
  'p-he-2016': 'p-krizhevsky-2012',
  'p-ronneberger-2015': 'p-krizhevsky-2012',
  'p-pennington-2014': 'p-mikolov-2013',
  'p-vaswani-2017': 'p-hochreiter-1997 p-srivastava-2014 p-kingma-2015 p-he-2016',
  'p-devlin-2019': 'p-vaswani-2017 p-mikolov-2013 p-pennington-2014',
  'p-lewis-2020': 'p-devlin-2019 p-robertson-zaragoza-2009',
  'p-brown-2020': 'p-vaswani-2017 p-devlin-2019',
  'p-silver-2016': 'p-krizhevsky-2012 p-mnih-2015',
  'p-jumper-2021': 'p-vaswani-2017',
  // Climate, ecology, genetics.
  'p-thomas-2004': 'p-parmesan-yohe-2003 p-root-2003',
  'p-ostrom-2009': 'p-hardin-1968',
  'p-farman-1985': 'p-molina-rowland-1974',
  'p-meselson-stahl-1958': 'p-watson-crick-1953',
  'p-saiki-1988': 'p-mullis-faloona-1987',
  'p-altschul-1990': 'p-needleman-wunsch-1970',
  'p-cong-2013': 'p-jinek-2012',
}

/** Citations among the starter papers: `from` cites `to`. */
export const starterCitations: readonly { from: string; to: string }[] = Object.entries(lists).flatMap(
  ([from, cited]) => cited.split(' ').map((to) => ({ from, to })),
)
