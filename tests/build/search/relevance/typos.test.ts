import { amongThree, firstIs } from './queries';

firstIs([
  ['alowClear', '/#select-allowClear'],
  ['vlau', '/#select-value'],
  ['optoinFilterProp', '/#select-optionFilterProp'],
  ['dropdwon render', '/#select-dropdownRender'],
  ['max tga count', '/#select-maxTagCount'],
  ['tokenseperators', '/#select-tokenSeparators'],
  ['dropdwonRender', '/#select-dropdownRender'],
  ['lableInValue', '/#select-labelInValue'],
  ['fitlerOption', '/#select-filterOption'],
  ['onSerach', '/#select-onSearch'],
  ['plceholder', '/#select-placeholder'],
  ['notFuondContent', '/#select-notFoundContent'],
  ['tokenSeperator', '/#select-tokenSeparators'],
  ['defualtValue', '/#select-defaultValue'],
  ['virtaul', '/#select-virtual'],
  ['autofocsu', '/#select-autoFocus'],
  ['performence', '/guide/performance'],
  ['keybord', '/#keyboard'],
  ['hydratoin', '/guide/server-rendering#what-comes-after-hydration'],
  ['playwrigth', '/guide/testing#with-playwright'],
  ['typscript', '/guide/typescript'],
  ['glosary', '/guide/glossary'],
  ['comobox', '/demo/combobox'],
  ['migraton', '/guide/migration'],
]);

amongThree([['accesibility', '/guide/accessibility']]);
