import * as Tabs from '@radix-ui/react-tabs';
import '../shared/tabs.css';

export default function Horizontal() {
  return (
    <Tabs.Root className="tabs" defaultValue="account">
      <Tabs.List aria-label="Settings">
        <Tabs.Trigger value="account">Account</Tabs.Trigger>
        <Tabs.Trigger value="password">Password</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="account">Change your name here.</Tabs.Content>
      <Tabs.Content value="password">Change your password here.</Tabs.Content>
    </Tabs.Root>
  );
}
