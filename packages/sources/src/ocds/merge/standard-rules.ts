import { mergeRules } from './rules.ts';

/** The merge rules of the release schema of OCDS 1.1 (1.1.5). */
export const ocds11Rules = mergeRules({
  omitWhenMerged: ['id', 'date', 'tag'],
  wholeListMerge: [
    'parties/additionalIdentifiers',
    'parties/roles',
    'buyer/additionalIdentifiers',
    'tender/procuringEntity/additionalIdentifiers',
    'tender/items/additionalClassifications',
    'tender/additionalProcurementCategories',
    'tender/submissionMethod',
    'tender/tenderers/additionalIdentifiers',
    'tender/amendments/changes',
    'tender/amendment/changes',
    'awards/suppliers/additionalIdentifiers',
    'awards/items/additionalClassifications',
    'awards/amendments/changes',
    'awards/amendment/changes',
    'contracts/items/additionalClassifications',
    'contracts/implementation/transactions/payer/additionalIdentifiers',
    'contracts/implementation/transactions/payee/additionalIdentifiers',
    'contracts/relatedProcesses/relationship',
    'contracts/amendments/changes',
    'contracts/amendment/changes',
    'relatedProcesses/relationship',
  ],
});

/** The merge rules of the release schema of OCDS 1.0 (1.0.3), where organisations have no ids. */
export const ocds10Rules = mergeRules({
  omitWhenMerged: ['ocid', 'id', 'date', 'tag'],
  wholeListMerge: [
    'tender/items/additionalClassifications',
    'tender/submissionMethod',
    'tender/tenderers',
    'tender/procuringEntity/additionalIdentifiers',
    'tender/amendment/changes',
    'buyer/additionalIdentifiers',
    'awards/suppliers',
    'awards/items/additionalClassifications',
    'awards/amendment/changes',
    'contracts/items/additionalClassifications',
    'contracts/amendment/changes',
  ],
});
