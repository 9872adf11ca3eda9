import { Home } from "@/components/home/home";

/**
 * Without a boundary of its own. What stands in one comes to life after the frame around it, and what that has asked
 * anew meanwhile would differ from what the server drew.
 */
export default function HomePage() {
  return <Home />;
}
