/** ISO 3166-1 codes of the countries that somebody can choose: the Americas and Europe, and those with whom they trade most. */
export const countryCodes =
  'AD AR AT AU BE BG BO BR CA CH CL CN CO CR CU CY CZ DE DK DO EC EE ES FI FR GB GR GT HN HR HT HU IE IL IN IS IT JM JP KR LI LT LU LV MC MT MX NI NL NO NZ PA PE PL PR PT PY RO SE SG SI SK SM SV TR TT UA US UY VA VE ZA'.split(
    ' ',
  );
