import type { LibrarySamples } from "../sample.ts";

/** Splits identifier, length and value until the text ends. */
export const samples: LibrarySamples = {
  c: String.raw`#include <stdio.h>
#include <string.h>
#include "clisitef.h"

int print_pinpad(void) {
    char text[257] = "";
    int result = ObtemInformacoesPinPad(text);
    if (result != 0) {
        printf("the pinpad said nothing: %d\n", result);
        return 0;
    }
    char *at = text;
    int id, length, read;
    while (sscanf(at, "%2d%3d%n", &id, &length, &read) == 2 && read == 5) {
        if ((int) strlen(at + read) < length) return 0;
        printf("%02d %.*s\n", id, length, at + read);
        at += read + length;
    }
    return 1;
}`,
  pascal: String.raw`function PrintPinpad: Boolean;
var
  Room: array[0..256] of AnsiChar;
  Text: AnsiString;
  Code, Length_: Integer;
begin
  FillChar(Room, SizeOf(Room), 0);
  Code := ObtemInformacoesPinPad(Room);
  Result := Code = 0;
  if Code <> 0 then
    WriteLn('the pinpad said nothing: ', Code);
  Text := Room;
  while Result and (Length(Text) >= 5) do
  begin
    Length_ := StrToInt(string(Copy(Text, 3, 3)));
    WriteLn(Copy(Text, 1, 2), ' ', Copy(Text, 6, Length_));
    Delete(Text, 1, 5 + Length_);
  end;
end;`,
  csharp: String.raw`using System;
using System.Text;

static class PinpadData
{
    public static bool Print()
    {
        var room = new byte[257];
        int result = CliSiTef.ObtemInformacoesPinPad(room);
        if (result != 0)
        {
            Console.WriteLine("the pinpad said nothing: " + result);
            return false;
        }
        string text = Encoding.ASCII.GetString(room).TrimEnd('\0');
        while (text.Length >= 5)
        {
            int length = int.Parse(text.Substring(2, 3));
            if (text.Length < 5 + length) return false;
            Console.WriteLine(text.Substring(0, 2) + " " + text.Substring(5, length));
            text = text.Substring(5 + length);
        }
        return true;
    }
}`,
  java: String.raw`import com.sun.jna.Native;

class PinpadData {
    static boolean print() {
        var room = new byte[257];
        int result = CliSiTef.LIBRARY.ObtemInformacoesPinPad(room);
        if (result != 0) {
            System.out.println("the pinpad said nothing: " + result);
            return false;
        }
        String text = Native.toString(room);
        while (text.length() >= 5) {
            int length = Integer.parseInt(text.substring(2, 5));
            if (text.length() < 5 + length) return false;
            System.out.println(text.substring(0, 2) + " " + text.substring(5, 5 + length));
            text = text.substring(5 + length);
        }
        return true;
    }
}`,
};
