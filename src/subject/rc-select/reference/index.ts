import type { ReferenceSubject } from '../../../reference/types';
import { describedTables } from './described';

/** What we say of rc-select beside its types, and what its tables are made of. */
const reference: ReferenceSubject = {
  tables: describedTables,
  types: {
    imports: [
      "import type { BaseSelectRef, SelectProps } from 'rc-select/es';",
      "import type { BaseOptionType, DefaultOptionType } from 'rc-select/es/Select';",
      "import type { OptionProps } from 'rc-select/es/Option';",
      "import type { OptGroupProps } from 'rc-select/es/OptGroup';",
      // The types of React 19 have no global JSX any more, which rc-select's still name.
      'declare global { namespace JSX { interface Element extends React.ReactElement {} } }',
      "import type * as React from 'react';",
    ],
    modules: [
      'rc-select/es/Select',
      'rc-select/es/BaseSelect',
      'rc-select/es/interface',
      '@rc-component/trigger/lib/interface',
      'rc-virtual-list/lib/List',
      'react',
    ],
    parameters: '<ValueType, OptionType extends BaseOptionType>',
    parametersOf: 'SelectProps',
    // A child of an `Option` element is what readers write, so its props come first.
    tables: {
      Select: ['SelectProps<ValueType, OptionType>'],
      Methods: ['BaseSelectRef'],
      // DefaultOptionType is named beside the props because these omit a key of a type with an
      // index signature, which leaves nothing of it but the signature.
      Option: ['OptionProps', 'DefaultOptionType'],
      OptGroup: ['OptGroupProps', 'DefaultOptionType'],
    },
    optional: ['Methods'],
  },
};

export default reference;
