import { TabsContent, TabsList, TabsTrigger } from '@radix-ui/react-tabs';
import type { PlaygroundAdapter } from '../../../../src/playground/adapter';
import { spelled } from '../../../../src/playground/example';

const parts = (
  <>
    <TabsList aria-label="Settings">
      <TabsTrigger value="account">Account</TabsTrigger>
      <TabsTrigger value="password">Password</TabsTrigger>
    </TabsList>
    <TabsContent value="account">Change your name here.</TabsContent>
    <TabsContent value="password">Change your password here.</TabsContent>
  </>
);

const code = `<TabsList aria-label="Settings">
  <TabsTrigger value="account">Account</TabsTrigger>
  <TabsTrigger value="password">Password</TabsTrigger>
</TabsList>
<TabsContent value="account">Change your name here.</TabsContent>
<TabsContent value="password">Change your password here.</TabsContent>`;

const adapter: PlaygroundAdapter = { initial: { children: spelled('parts', parts, code) } };

export default adapter;
