import { Suspense } from "react";
import { Home } from "@/components/home/home";

export default function HomePage() {
  return (
    <Suspense>
      <Home />
    </Suspense>
  );
}
